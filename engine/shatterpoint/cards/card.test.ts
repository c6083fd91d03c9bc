import { expect, test } from 'vitest';
import { fighter } from '../../testing/shatterpoint/fighter.ts';
import { attackDice, defenseDice, faces, table, type Table } from '../../testing/shatterpoint/table.ts';
import { plainStance, testCard } from '../../testing/shatterpoint/test-card.ts';
import { attack } from '../attack/attack.ts';
import type { CardFace } from './card.ts';
import { rowFor } from '../attack/chart.ts';
import { hasTag, typeOf } from '../board/measure.ts';
import { pilesOf } from '../game/mission.ts';
import { missions } from '../missions/index.ts';
import { chart, stance, weapon } from './print.ts';
import { readSetup } from '../state/setup.ts';
import { newPlayer, newUnit } from '../game/start.ts';
import { SHATTERPOINT } from '../state/state.ts';
import { shatterpoint } from '../system.ts';
import { teamProblems } from '../team/team.ts';
import { TEAMS } from '../team/teams.ts';
import { boxTerrain } from '../../testing/terrain.ts';
import { units } from '../units/index.ts';
import { faceOf, printIn } from '../game/unit-card.ts';

const named = (name: string) => units.find((card) => card.name === name);
const broken = (ok: (card: (typeof units)[number]) => boolean): string[] => units.filter((card) => !ok(card)).map(({ id }) => id);

test('SP-COMP-08: two players play, neither one nor three', () => {
  const start = (players: number) => readSetup({ table: 'test', teams: TEAMS.slice(0, players).map(({ squads, mission }) => ({ squads, mission })) });
  expect(shatterpoint.start(start(2), boxTerrain({})).seats).toBe(2);
  for (const players of [0, 1]) expect(() => start(players)).toThrow('teams');
  expect(() => readSetup({ table: 'test', teams: [...start(2).teams, start(2).teams[0]] })).toThrow('teams');
});

test('SP-COMP-07, SP-FORCE-02: Force tokens are Ready or Spent; the sum of both is the pool', () => {
  const t = table({ units: { hero: { seat: 0, at: [4, 4] } }, cards: [testCard('hero')], players: [{ ready: 3, pool: 5, deck: { left: ['0.hero', SHATTERPOINT] } }, {}] }).playOn(faces(1), 'reserve');
  expect(t.state.players[0]).toMatchObject({ ready: 2, pool: 5 });
  expect(t.asked).toBe('pick shatterpoint 0');
});

test('SP-TERM-02, SP-TERM-03, SP-TERM-04: a unit is Primary, Secondary or Supporting and has one base for each of its characters', () => {
  expect(broken(({ type }) => ['primary', 'secondary', 'supporting'].includes(type))).toEqual([]);
  expect(broken((card) => card.characters >= 1 && newUnit(0, 0, card).characters.length === card.characters && card.base > 0)).toEqual([]);
  const t = table({ units: { one: { seat: 0, at: [4, 4] }, two: { seat: 0, at: [[8, 4], [12, 4]] } }, cards: [testCard('one', { type: 'primary' }), testCard('two', { characters: 2, type: 'supporting' })] });
  expect(['one', 'two'].map((id) => [typeOf(t.game, t.unit(id)), t.unit(id).characters.map(({ id: character }) => character)])).toEqual([['primary', ['0.one.1']], ['supporting', ['0.two.1', '0.two.2']]]);
});

test('SP-CARD-01: team building needs no more than the back of the cards; Force and number of characters go into the game', () => {
  const backs = new Map(units.map(({ id, name, type, points, eras, uniqueNames }) => [id, { id, name, type, points, eras, uniqueNames }]));
  expect(TEAMS.slice(0, 2).map(({ squads }) => teamProblems(squads, backs))).toEqual([[], []]);
  const cards = [testCard('one', { force: 2, characters: 2 }), testCard('two', { force: 3 })];
  const own = cards.map((card) => newUnit(0, 0, card));
  expect([newPlayer(own, (id) => cards.find((card) => card.id === id)!).pool, own.map(({ characters }) => characters.length)]).toEqual([5, [2, 1]]);
});

test('SP-CARD-02: the front shows name, tags, abilities, Stamina and Durability', () => {
  const face: CardFace = faceOf(named('Lord Maul')!);
  expect(face).toMatchObject({ name: 'Lord Maul', stamina: 11, durability: 2 });
  expect([face.tags.includes('Dathomirian'), face.abilities.length > 0]).toEqual([true, true]);
  expect(broken((card) => card.name !== '' && card.abilities.length > 0 && card.stamina > 0 && card.durability > 0)).toEqual([]);
});

test('SP-CARD-06: a tag is what other rules find a unit by', () => {
  const t = table({ units: { 'lord-maul': { seat: 0, at: [4, 4] } } });
  expect(['Dathomirian', 'Jedi'].map((tag) => hasTag(t.game, t.unit('lord-maul'), tag))).toEqual([true, false]);
});

test('SP-CARD-07: two units of one Unique Name cannot be in a team; units without one never clash', () => {
  const team = (primary: readonly string[], other: readonly string[]): string[] => {
    const cards = [testCard('p1', { type: 'primary', points: 8, uniqueNames: primary }), testCard('s1'), testCard('t1', { type: 'supporting' }), testCard('p2', { type: 'primary', points: 8, uniqueNames: other }), testCard('s2'), testCard('t2', { type: 'supporting' })];
    const squads = [1, 2].map((n) => ({ primary: `p${n}`, secondary: `s${n}`, supporting: `t${n}` }));
    return teamProblems(squads, new Map(cards.map((card) => [card.id, card]))).map(({ rule }) => rule);
  };
  expect([team(['Maul'], ['Maul']), team(['Maul'], ['Rex']), team([], [])]).toEqual([['SP-TEAM-02'], [], []]);
});

test('SP-CARD-08, SP-COND-01: a token on the card belongs to the unit and affects every character of it', () => {
  const shotAt = (character: 1 | 2): Table => {
    const t = table({ units: { pair: { seat: 1, at: [[17, 10], [17, 14]], hunker: 1, conditions: ['exposed'] }, foe: { seat: 0, at: [10, 12] } }, cards: [fighter('pair', { characters: 2, armor: '1+: block block' }), fighter('foe')] });
    return t.run((game) => attack(game, '0.foe.1', { targets: [`1.pair.${character}`], part: 'combat' })).play(attackDice('S S F F'), defenseDice('D D F F')).leaveOpen();
  };
  for (const character of [1, 2] as const) expect(shotAt(character).all('resultsDetermined')).toMatchObject([{ successes: 2, blocked: 0 }]);
});

test('SP-CARD-20, SP-CARD-21, SP-CARD-22: a mission set is a named map of objectives and struggle cards of phases I to III, each with its own objectives on one map or more', () => {
  for (const mission of missions) {
    expect([mission.name === '', pilesOf(mission).every((titles) => titles.length > 0), new Set(mission.struggles.map(({ title }) => title)).size]).toEqual([false, true, mission.struggles.length]);
    const places = mission.objectives.map(({ id }) => id);
    for (const { maps } of mission.struggles) {
      expect(maps.length).toBeGreaterThan(0);
      for (const shown of maps) expect(shown.filter(({ id }) => !places.includes(id))).toEqual([]);
    }
  }
});

test('SP-ABIL-01: abilities are Active, Reactive, Innate, Tactic or Identity, and only Primary units have an Identity', () => {
  const kinds = ['active', 'reactive', 'innate', 'tactic', 'identity'];
  expect(broken(({ abilities }) => abilities.every(({ kind }) => kinds.includes(kind)))).toEqual([]);
  expect(broken(({ type, abilities }) => type === 'primary' || abilities.every(({ kind }) => kind !== 'identity'))).toEqual([]);
});

test('SP-ABIL-02, SP-ABIL-05, SP-ABIL-07: Active and Reactive abilities have a cost, be it 0; the others have none', () => {
  expect(broken(({ abilities }) => abilities.every(({ kind, cost }) => (kind === 'active' || kind === 'reactive' ? cost !== null && cost >= 0 : cost === null)))).toEqual([]);
});

test('SP-STANCE-01: a stance card has one or two sides, each with its own dice, charts and tree', () => {
  expect(broken(({ stances }) => stances.length === 1 || stances.length === 2)).toEqual([]);
  expect(broken(({ stances }) => stances.every(({ name, melee, ranged, defense, tree }) => name !== '' && melee.defense >= 0 && ranged.defense >= 0 && defense.rows.length >= 0 && tree.options.some(({ start }) => start)))).toEqual([]);
  expect(
    broken(({ stances }) =>
      stances.every(
        ({ melee, ranged }) =>
          [melee, ranged].every(({ attack: dice, chart: rows }) => (dice === null) === (rows === null)) && (ranged.attack === null) === (ranged.range === null),
      ),
    ),
  ).toEqual([]);
});

test('SP-STANCE-05: the attacker rolls the upper number of its cell, the defender the lower of its own', () => {
  const t = table({ units: { a: { seat: 0, at: [10, 10] }, d: { seat: 1, at: [13, 10] } }, cards: [fighter('a', { melee: [7, 1] }), fighter('d', { melee: [2, 5] })] }).run((game) => attack(game, '0.a.1', { part: 'combat' }));
  expect(t.pools).toMatchObject({ attackDice: 7, defenseDice: 5 });
});

test('SP-STANCE-07: a flipped stance is that of every character of the unit', () => {
  const fists = stance({ ...plainStance, name: 'Fists', melee: weapon(2, 3, 'Fists', 'blunt', '') });
  const t = table({ units: { pair: { seat: 0, at: [[10, 10], [10, 20]] }, near: { card: 'foe', seat: 1, at: [13, 10] }, far: { card: 'foe', seat: 1, at: [13, 20] } }, cards: [testCard('pair', { characters: 2, stances: [plainStance, fists] }), testCard('foe')], active: 'pair' }).playOn('flip', 'combat', '0.pair.1');
  t.play(attackDice('F F'), defenseDice('F F F'), '0.pair.2');
  expect(t.all('poolsFormed').map(({ attackDice: dice }) => dice)).toEqual([2, 2]);
  expect(t.asked).toBe('roll attack 2');
});

test('SP-TXT-12: Bo-Katan Kryze, Clan Kryze and Gar Saxon share Mandalorians Are Stronger Together', () => {
  const sharing = units.filter(({ abilities }) => abilities.some(({ id }) => id === 'mandalorians-are-stronger-together')).map(({ id }) => id);
  expect(sharing).toEqual(expect.arrayContaining(['bo-katan-kryze', 'clan-kryze-mandalorians', 'gar-saxon']));
});

test('SP-TXT-13: the sample charts of the rulebook are read row by row', () => {
  const entries = (rows: string): unknown => [0, 1, 2, 3, 4, 7].map((count) => rowFor(chart('Sample', rows), count)?.entries.length ?? 0);
  expect(entries('1: strike | 2-3: strike strike | 4+: strike strike strike')).toEqual([0, 1, 2, 2, 3, 3]);
  expect(entries('1+: strike')).toEqual([0, 1, 1, 1, 1, 1]);
  expect(entries('1: block | 2-3: block block | 4+: block block jump')).toEqual([0, 1, 2, 2, 3, 3]);
  expect(printIn(named('B1 Battle Droids')!, 'firstPrint').stances[0]!.melee.chart).toEqual(chart('Bash', '1+: strike'));
});

test('SP-TXT-05: Padawan Ahsoka Tano is a Secondary unit without Force and bears the name Ahsoka Tano', () => {
  expect(named('Padawan Ahsoka Tano')).toMatchObject({ type: 'secondary', force: 0, uniqueNames: ['Ahsoka Tano'] });
});

test('SP-TXT-14: the units of the rulebook’s examples are here by their names', () => {
  const examples = ['CC-7567 Captain Rex', 'B1 Battle Droids', 'Mandalorian Super Commandos', 'Count Dooku, Separatist Leader', 'Kalani, Super Tactical Droid', 'Jedi Master Luminara Unduli', 'Barriss Offee, Jedi Padawan', 'Jango Fett, Bounty Hunter'];
  expect(examples.filter((name) => named(name) === undefined)).toEqual([]);
});
