import { describe, expect, test } from 'vitest';
import { fighter, type Fighter } from '../../testing/shatterpoint/fighter.ts';
import { table, type Placed, type Table, type TableOptions } from '../../testing/shatterpoint/table.ts';
import { change, innate, reactive } from '../game/ability.ts';
import { promiseNextAttack } from '../deeds/lasting.ts';
import { CONDITIONS } from '../state/state.ts';
import { oddsOf } from './odds.fixture.ts';
import { Striker } from './strike.fixture.ts';
import type { Plan } from './terms.ts';
import type { Stat } from '../state/stats.ts';
import type { Ability } from '../game/game.ts';
import { inTime, millisecondsOf } from '../../testing/in-time.ts';

interface Duel {
  readonly attacker?: Fighter;
  readonly defender?: Fighter;
  readonly a?: Partial<Placed>;
  readonly d?: Partial<Placed>;
  readonly more?: Partial<TableOptions>;
}

const MELEE: Plan = { attacker: '0.a.1', defender: '1.d.1', kind: 'melee' };
const RANGED: Plan = { ...MELEE, kind: 'ranged' };

/** One fighter beside another. */
const duel = ({ attacker = {}, defender = {}, a = {}, d = {}, more = {} }: Duel = {}): Table =>
  table({ ...more, cards: [fighter('a', attacker), fighter('d', defender)], units: { a: { seat: 0, at: [10, 10], ...a }, d: { seat: 1, at: [13, 10], ...d } } });

/** A number on the owner's own attacks or defense. */
const own = (stat: Stat, n: number): Ability => innate(`Own ${stat}`, 'A number.', change(stat, (_game, owner, { unit }) => (unit === owner.id ? n : 0)));

/** Every fall of `count` dice with `sides` sides. */
function* throws(count: number, sides: number): Generator<number[]> {
  if (count === 0) return yield [];
  for (const rest of throws(count - 1, sides)) for (let face = 1; face <= sides; face++) yield [...rest, face];
}

/** Chances found by making every fall of the dice a real attack; rerolled dice fall every way too. */
function counted(t: Table, plan: Plan) {
  const striker = new Striker(t.game, plan);
  const found = { successes: [] as number[], damage: [] as number[], wound: 0, conditions: Object.fromEntries(CONDITIONS.map((condition) => [condition, 0])) };
  const go = (script: readonly number[][], chance: number): void => {
    let asked = 0;
    let more: { count: number; sides: number } | null = null;
    const struck = striker.strike(({ count, sides }) => {
      const faces = script[asked++];
      if (faces === undefined) more ??= { count, sides };
      return faces ?? Array.from({ length: count }, () => 1);
    });
    const open = more as { count: number; sides: number } | null;
    if (open !== null) {
      const falls = [...throws(open.count, open.sides)];
      for (const faces of falls) go([...script, faces], chance / falls.length);
      return;
    }
    add(found.successes, struck.successes, chance);
    add(found.damage, struck.damage, chance);
    if (struck.wounds) found.wound += chance;
    for (const condition of struck.conditions) found.conditions[condition]! += chance;
  };
  go([], 1);
  return found;
}

const add = (list: number[], n: number, chance: number): void => {
  while (list.length <= n) list.push(0);
  list[n]! += chance;
};

/** Expects equal chances; missing ones are 0. */
function expectEqual(odds: ReturnType<typeof oddsOf>, found: ReturnType<typeof counted>): void {
  for (const list of ['successes', 'damage'] as const) {
    for (let n = 0; n < Math.max(odds[list].length, found[list].length); n++) expect(odds[list][n] ?? 0, `${list} ${n}`).toBeCloseTo(found[list][n] ?? 0, 10);
  }
  expect(odds.wound).toBeCloseTo(found.wound, 10);
  for (const condition of CONDITIONS) expect(odds.conditions[condition], condition).toBeCloseTo(found.conditions[condition]!, 10);
}

const SMALL = { melee: [2, 2], ranged: [2, 2] } as const;
const CASES: readonly (readonly [name: string, duel: Duel, plan: Plan])[] = [
  ['SP-ATK-07: plain dice', { attacker: SMALL, defender: SMALL }, MELEE],
  ['SP-EXP-03, -05, -08: an attack chart with damage', { attacker: { ...SMALL, rows: '1: strike damage | 2: critical critical' }, defender: SMALL }, MELEE],
  ['SP-EXP-09: changes without their die, in the right order', { attacker: { ...SMALL, rows: '1: critical block>failure' }, defender: { ...SMALL, armor: '1: critical>strike block | 2: block block strike>failure critical>failure' } }, MELEE],
  ['SP-EXP-11: kept conditions of the attack chart', { attacker: { ...SMALL, rows: '1: strained | 2: strained pinned exposed' }, defender: SMALL, d: { conditions: ['strained'], damage: 7 } }, MELEE],
  ['SP-COND-06, -08: Disarmed and Exposed', { attacker: { ...SMALL, rows: '1+: critical' }, defender: { ...SMALL, armor: '1+: block' }, a: { conditions: ['disarmed'] }, d: { conditions: ['exposed'] } }, MELEE],
  ['SP-ATK-07x: Exposed is gone before the tree gives it again', { attacker: { ...SMALL, walk: ['*m1: exposed | m2: exposed damage', 'm1-m2'] }, defender: SMALL, d: { conditions: ['exposed'] } }, MELEE],
  ['SP-POOL-04: a condition that is there is damage', { attacker: SMALL, defender: SMALL, d: { conditions: ['disarmed'], damage: 5 } }, MELEE],
  ['SP-KEY-01, -02: Immunity', { attacker: SMALL, defender: { ...SMALL, abilities: [own('immuneDisarmed', 1)] } }, MELEE],
  ['SP-KEY-06: Protection', { attacker: { ...SMALL, rows: '2: damage' }, defender: { ...SMALL, abilities: [own('protection', 1)] } }, MELEE],
  ['SP-KEY-06: Protection that is ignored', { attacker: { ...SMALL, abilities: [own('protectionIgnored', 1)] }, defender: { ...SMALL, abilities: [own('protection', 1)] } }, MELEE],
  ['SP-WND-04: a Wounded unit takes no damage', { attacker: SMALL, defender: SMALL, d: { wounded: 1 } }, MELEE],
  ['SP-COVER-01: Hunker tokens, shot at', { attacker: { ...SMALL, ranged: [2, 1] }, defender: { ...SMALL, ranged: [2, 1] }, d: { at: [17, 10], hunker: 1 } }, RANGED],
  ['SP-DICE-07: added expertise on both sides', { attacker: { ...SMALL, rows: '1: strike | 2+: critical', abilities: [own('attackExpertise', 1)] }, defender: { ...SMALL, armor: '2: block', abilities: [own('defenseExpertise', 2)] } }, MELEE],
  ['SP-COND-10: added expertise that cannot be used', { attacker: { ...SMALL, rows: '1+: strike', abilities: [own('attackExpertise', 1)] }, defender: { ...SMALL, armor: '1+: block', abilities: [own('defenseExpertise', 1)] }, a: { conditions: ['disarmed'] }, d: { conditions: ['exposed'] } }, MELEE],
  ['SP-ATK-06A: a failure that becomes a strike', { attacker: { ...SMALL, abilities: [own('failureToStrike', 1)] }, defender: SMALL }, MELEE],
  ['SP-EXP-05: criticals that the defense chart cannot change', { attacker: { ...SMALL, abilities: [own('criticalsFixed', 1)] }, defender: { ...SMALL, armor: '1: critical>strike block | 2: critical>failure strike>failure' } }, MELEE],
  ['SP-ATK-06A: rerolled failures of the attack', { attacker: { melee: [2, 1], rows: '1: strike', abilities: [own('attackRerollFailures', 1)] }, defender: { melee: [1, 1], armor: '1: block' } }, MELEE],
  ['SP-ATK-06B: rerolled failures of the defense', { attacker: { melee: [2, 1] }, defender: { melee: [1, 2], armor: '1: block', abilities: [own('defenseRerollFailures', 2)] } }, MELEE],
  ['SP-ATK-06A: a reroll of any die', { attacker: { melee: [2, 1], rows: '2: strike', abilities: [own('attackRerolls', 1)] }, defender: { melee: [1, 1], armor: '1: block critical>strike' } }, MELEE],
  ['SP-ATK-06A, -06B: rerolls of all kinds, Disarmed', { attacker: { melee: [2, 1], rows: '1+: critical', abilities: [own('attackRerolls', 1), own('attackRerollFailures', 1)] }, defender: { melee: [1, 1], armor: '1: block', abilities: [own('defenseRerollFailures', 1)] }, a: { conditions: ['disarmed'] } }, MELEE],
];

test.each(CASES)('%s: the odds are those of every fall of the dice, played by the rules', (_name, setup, plan) => {
  const t = duel(setup);
  expectEqual(oddsOf(t.game, plan), counted(t, plan));
});

test('SP-ATK-06A: no other use of a reroll gives more damage on average', () => {
  const t = duel({ attacker: { melee: [2, 1], rows: '1: strike damage | 2: critical', abilities: [own('attackRerolls', 1)], walk: ['*m1: damage | m2: damage damage damage | m3: damage', 'm1-m2 m2-m3'] }, defender: { melee: [1, 1], armor: '1: block critical>strike' } });
  const striker = new Striker(t.game, MELEE);
  const means = { best: 0, never: 0 };
  for (const attack of throws(2, 8)) {
    for (const defense of throws(1, 6)) {
      const mean = (place: number | null): number => {
        const falls = place === null ? [[]] : [...throws(1, 8)];
        const after = (faces: readonly number[]): number => striker.strike(({ why }) => (why === 'attack' ? attack : why === 'defense' ? defense : faces), (options) => (place === null ? [] : [options[place]!])).damage;
        return falls.reduce((sum, faces) => sum + after(faces) / falls.length, 0);
      };
      means.never += mean(null) / (64 * 6);
      means.best += Math.max(mean(null), mean(0), mean(1)) / (64 * 6);
    }
  }
  expect(oddsOf(t.game, MELEE).mean).toBeCloseTo(means.best, 10);
  expect(means.best).toBeGreaterThan(means.never + 0.1);
});

test('chances of 0 to 12 dice add up to 1', () => {
  for (const [attack, defense] of [[0, 1], [1, 0], [0, 3], [12, 10]] as const) {
    const odds = oddsOf(duel({ attacker: { melee: [attack, 1], rows: '1-2: critical damage | 3+: strike' }, defender: { melee: [1, defense], armor: '1+: block critical>strike' } }).game, MELEE);
    expect([odds.attackDice, odds.defenseDice]).toEqual([attack, defense]);
    for (const list of [odds.successes, odds.damage]) expect(list.reduce((sum, chance) => sum + chance, 0)).toBeCloseTo(1, 12);
    expect(odds.mean).toBeCloseTo(odds.damage.reduce((sum, chance, n) => sum + n * chance, 0), 12);
  }
});

describe('what counts', () => {
  const focused: Duel = { attacker: { abilities: [own('attackDice', 2)] }, defender: { abilities: [own('protection', 1)] }, a: { conditions: ['disarmed'] }, more: { active: 'a' } };

  test('SP-ATK-04: every die has its reason', () => {
    const t = duel(focused).go().play('focus');
    promiseNextAttack(t.game, '0.a.1', { kind: 'melee', dice: 1, damage: 2 });
    const { attackDice, defenseDice, reasons } = oddsOf(t.game, MELEE);
    const sum = (on: string): number => reasons.filter((reason) => reason.on === on).reduce((total, { amount }) => total + amount, 0);
    expect([attackDice, defenseDice]).toEqual([4 + 1 + 2 + 1, 3]);
    expect([sum('attackDice'), sum('defenseDice'), sum('pool'), sum('protection')]).toEqual([attackDice, defenseDice, 2, -1]);
    expect(reasons.map(({ source }) => source)).toEqual(['card', 'focus', 'promised', 'ability', 'promised', 'card', 'condition', 'ability']);
    expect(oddsOf(t.game, { ...MELEE, dice: 5 }).attackDice).toBe(9);
  });

  test('SP-ATK-04: what was promised to the next attack is in the real one too', () => {
    const t = duel({ attacker: { melee: [1, 1] }, defender: { melee: [1, 1] }, more: { active: 'a' } }).go();
    promiseNextAttack(t.game, '0.a.1', { dice: 1, damage: 1 });
    expectEqual(oddsOf(t.game, MELEE), counted(t, MELEE));
  });

  test('SP-COVER-01: cover counts and is named, also when it is ignored', () => {
    const shot: Duel = { d: { at: [17, 10], hunker: 2 } };
    expect(oddsOf(duel(shot).game, RANGED)).toMatchObject({ defenseDice: 5, reasons: [{ on: 'attackDice' }, { source: 'card' }, { source: 'hunker', amount: 2 }] });
    const ignored = oddsOf(duel({ ...shot, attacker: { abilities: [own('coverIgnored', 1)] } }).game, RANGED);
    expect(ignored.defenseDice).toBe(3);
    expect(ignored.reasons.filter(({ on }) => on === 'defenseDice').reduce((sum, { amount }) => sum + amount, 0)).toBe(3);
    const reduced = oddsOf(duel({ ...shot, attacker: { abilities: [own('coverReduced', 1)] } }).game, RANGED);
    expect(reduced.defenseDice).toBe(4);
    expect(reduced.reasons.filter(({ on }) => on === 'defenseDice').reduce((sum, { amount }) => sum + amount, 0)).toBe(4);
  });

  test('SP-ABIL-06: answers that are still open are named and left out', () => {
    const half = reactive('Half', 0, 'Half of the pool.', 'damageComing', { when: (_game, unit, event) => event.defender === `${unit.id}.1`, *run() {} });
    const t = duel({ defender: { abilities: [half] } });
    expect(oddsOf(t.game, MELEE).unsettled).toEqual([{ unit: '1.d', ability: 'half' }]);
    expect(oddsOf(duel({ attacker: { abilities: [half] } }).game, MELEE).unsettled).toEqual([]);
    expect(t.state.attacks).toEqual([]);
  });
});

test('a forecast of 12 attack against 10 defense dice takes milliseconds: below 20 also on a busy machine', async () => {
  const t = duel({
    attacker: { melee: [12, 1], rows: '1: strike | 2-3: critical strike | 4+: critical critical damage' },
    defender: { melee: [1, 10], armor: '1: block | 2-3: block block critical>strike | 4+: block block critical>strike strike>failure' },
  });
  for (let warming = 0; warming < 6; warming++) oddsOf(t.game, MELEE);
  await inTime(20, () => millisecondsOf(() => oddsOf(t.game, MELEE)));
});
