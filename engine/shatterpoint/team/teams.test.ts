import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { boxTerrain } from '../../testing/terrain.ts';
import { ERAS, type Era, type UnitType } from '../cards/card.ts';
import { missions } from '../missions/index.ts';
import { shatterpoint } from '../system.ts';
import { erasOf, missionProblems, SLOTS, teamProblems, type TeamCard } from './team.ts';
import { defaultSetup, readyTeams, TEAMS } from './teams.ts';
import { units } from '../units/index.ts';

/** Collected card numbers of every printed unit, playable or not: type, points, eras and unique names. */
const facts = JSON.parse(readFileSync(new URL('../units/facts.fixture.json', import.meta.url), 'utf8')) as Readonly<Record<string, { readonly numbers: string; readonly eras: string; readonly uniqueNames: string }>>;
const printed = Object.entries(facts).map(([id, { numbers, eras, uniqueNames }]): TeamCard => {
  const [type, points] = numbers.split(' ');
  return { id, type: type as UnitType, points: Number(points), eras: eras.split(' ') as Era[], uniqueNames: uniqueNames === '' ? [] : uniqueNames.split(', ') };
});
const playable = new Map(units.map((card) => [card.id, card]));
/** Cards as they are played, the others as they were collected. */
const cards: ReadonlyMap<string, TeamCard> = new Map([...printed.map((card) => [card.id, card] as const), ...playable]);

test.each(TEAMS.map((team) => [team.name, team] as const))('(SP-TEAM-01..06): the ready-made team "%s" is legal', (_name, { squads, mission }) => {
  expect(teamProblems(squads, cards)).toEqual([]);
  expect(missionProblems(mission, missions)).toEqual([]);
});

test('there are eight, each of its own name and words, and every era is played by one of them', () => {
  expect(TEAMS).toHaveLength(8);
  expect(new Set(TEAMS.map(({ name }) => name)).size).toBe(8);
  expect(new Set(TEAMS.map(({ description }) => description)).size).toBe(8);
  const played = TEAMS.flatMap(({ squads }) => squads.map((squad) => SLOTS.map((slot) => erasOf(cards.get(squad[slot])!.eras))));
  for (const era of ERAS) expect(played.some((squad) => squad.every((eras) => eras.includes(era))), era).toBe(true);
  const led = TEAMS.flatMap(({ squads }) => squads.map(({ primary }) => primary));
  expect(new Set(led).size, 'no leader leads twice').toBe(led.length);
});

test('a team is offered when all its units can be played, and every one offered starts a match', () => {
  const offered = readyTeams(playable);
  expect(offered.map(({ name }) => name)).toEqual(
    TEAMS.filter(({ squads }) => squads.every((squad) => SLOTS.every((slot) => playable.has(squad[slot])))).map(({ name }) => name),
  );
  expect(offered.slice(0, 2)).toEqual(TEAMS.slice(0, 2));
  expect(readyTeams(new Map([...playable].filter(([id]) => id !== 'kalani'))).map(({ name }) => name)).not.toContain(TEAMS[1].name);
  for (const { name, squads, mission } of offered) {
    const team = { name, squads, mission };
    expect(() => shatterpoint.start(shatterpoint.readSetup({ table: 'test', teams: [team, team] }), boxTerrain({})), name).not.toThrow();
  }
});

test('the usual match is the core set\'s two teams', () => {
  expect(defaultSetup('plaza').teams.map(({ name }) => name)).toEqual([TEAMS[0].name, TEAMS[1].name]);
});
