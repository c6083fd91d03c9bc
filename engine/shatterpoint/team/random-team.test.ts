import fc from 'fast-check';
import { expect, test } from 'vitest';
import { InputError } from '../../core/form.ts';
import { randomFrom } from '../../core/rng.ts';
import { testCard } from '../../testing/shatterpoint/test-card.ts';
import { ERAS, type Era, type UnitType } from '../cards/card.ts';
import { randomTeam, type RandomTeamOptions } from './random-team.ts';
import type { Squad } from '../state/setup.ts';
import { erasOf, SLOTS, teamProblems } from './team.ts';
import { TEAMS } from './teams.ts';
import { units } from '../units/index.ts';
import type { UnitCard } from '../game/game.ts';

/** The twelve units of the core set. */
const box = units.filter(({ codes }) => codes?.spt.startsWith('0001'));

/** A made-up collection: three dozen units of all eras, three sides and a few unique names that clash. */
function collection(seed: number, size = 12): ReadonlyMap<string, UnitCard> {
  const random = randomFrom(seed);
  const upTo = (n: number): number => Math.floor(random() * n);
  const one = (type: UnitType, number: number): UnitCard => {
    const from = upTo(4);
    const eras: Era[] = ERAS.slice(from, from + 1 + upTo(3));
    return {
      ...testCard(`${type}-${number}`, { type, points: type === 'primary' ? 7 + upTo(3) : 3 + upTo(3), eras, uniqueNames: random() < 0.5 ? [`N${upTo(8)}`] : [] }),
      tags: [['Red', 'Green', 'Blue'][upTo(3)]!, ...(type === 'supporting' ? ['Trooper'] : [])], ...(random() < 0.1 ? { notWith: [`N${upTo(8)}`] } : {}),
    };
  };
  return new Map(SLOTS.flatMap((type) => Array.from({ length: size }, (_, number) => one(type, number))).map((card) => [card.id, card]));
}

const unitsOf = (team: readonly Squad[], cards: ReadonlyMap<string, UnitCard>): readonly UnitCard[] =>
  team.flatMap((squad) => SLOTS.map((slot) => cards.get(squad[slot])!));

const anyOptions: fc.Arbitrary<RandomTeamOptions> = fc.record({ era: fc.constantFrom(...ERAS), cohesion: fc.constantFrom(0, 1, 2, 3) }, { requiredKeys: [] });

test('(SP-TEAM-01, SP-TEAM-02, SP-TEAM-03, SP-TEAM-04, SP-TEAM-05, SP-TEAM-06): a random team is legal, of the era and of the units asked for; where there is none it says so', () => {
  let teams = 0;
  fc.assert(fc.property(fc.integer(), fc.integer(), anyOptions, fc.subarray([...Array(36).keys()], { minLength: 4 }), (seed, chance, options, owned) => {
    const cards = collection(seed);
    const only = new Set([...cards.keys()].filter((_, i) => owned.includes(i)));
    let team;
    try {
      team = randomTeam(cards.values(), randomFrom(chance), { ...options, only });
    } catch (error) {
      expect(error).toBeInstanceOf(InputError);
      return;
    }
    teams++;
    expect(teamProblems(team, cards)).toEqual([]);
    for (const card of unitsOf(team, cards)) {
      expect(only.has(card.id)).toBe(true);
      if (options.era !== undefined) expect(erasOf(card.eras)).toContain(options.era);
    }
  }), { numRuns: 150 });
  expect(teams).toBeGreaterThan(20);
});

test('a team is found whenever there is one: six units that just fit', () => {
  const six: readonly string[] = TEAMS[0].squads.flatMap((squad) => Object.values(squad));
  const cards = new Map(units.filter(({ id }) => six.includes(id)).map((card) => [card.id, card]));
  for (let seed = 0; seed < 20; seed++) expect(teamProblems(randomTeam(cards.values(), randomFrom(seed)), cards)).toEqual([]);
  expect(() => randomTeam([...cards.values()].slice(1), randomFrom(1))).toThrow(/random team: 5 units to choose from allow no legal strike team/);
  expect(() => randomTeam(cards.values(), randomFrom(1), { era: 'newRepublic' })).toThrow(/of the era newRepublic/);
});

test('the same seed gives the same team, and every Primary comes up', () => {
  expect(randomTeam(units, randomFrom(7))).toEqual(randomTeam(units, randomFrom(7)));
  const leaders = new Set<string>();
  for (let seed = 0; seed < 100; seed++) for (const { primary } of randomTeam(box, randomFrom(seed))) leaders.add(primary);
  expect([...leaders].sort()).toEqual(box.filter(({ type }) => type === 'primary').map(({ id }) => id).sort());
});

test('cohesion 1 gives both squads one era, 2 a tag of the Primary, 3 one tag for all six', () => {
  const cards = collection(3, 40);
  for (let seed = 0; seed < 30; seed++) {
    const one = unitsOf(randomTeam(cards.values(), randomFrom(seed), { cohesion: 1 }), cards);
    expect(ERAS.some((era) => one.every((card) => erasOf(card.eras).includes(era)))).toBe(true);
    for (const squad of randomTeam(cards.values(), randomFrom(seed), { cohesion: 2 })) {
      const [primary, ...others] = unitsOf([squad], cards);
      for (const other of others) expect(other.tags.some((tag) => primary!.tags.includes(tag))).toBe(true);
    }
    const six = unitsOf(randomTeam(cards.values(), randomFrom(seed), { cohesion: 3 }), cards);
    expect(six[0]!.tags.filter((tag) => tag !== 'Trooper' && six.every(({ tags }) => tags.includes(tag)))).not.toEqual([]);
  }
});

test('where the units share too little, the team is less of one piece, and still legal', () => {
  const plain = new Map(units.map((card) => [card.id, { ...card, tags: [`only ${card.id}`] }]));
  expect(teamProblems(randomTeam(plain.values(), randomFrom(1), { cohesion: 3 }), plain)).toEqual([]);
});
