import { expect, test } from 'vitest';
import { attackDice, defenseDice, table, type Placed, type Spot, type Table, type TableOptions } from '../../testing/shatterpoint/table.ts';
import { attack } from '../attack/attack.ts';
import { gainCondition, gainHunker } from '../deeds/effects.ts';

const LIEUTENANT = 'snowtrooper-lieutenant';
const DOGGED = `dogged-assault@0.${LIEUTENANT}`;
const DISCIPLINE = `imperial-discipline@0.${LIEUTENANT}`;
const starting = (units: Readonly<Record<string, Placed>>): Table => table({ active: LIEUTENANT, step: 'begin', units: { [LIEUTENANT]: { seat: 0, at: [10, 10] }, ...units } }).go();

test('Press On: an Empire Supporting unit may lose one condition, then one of its characters may dash', () => {
  const t = starting({ stormtroopers: { seat: 0, at: [[20, 20], [24, 20]], conditions: ['pinned', 'strained'] }, '501st-clone-troopers': { seat: 0, at: [[30, 5], [34, 5]] } });
  expect(t.offered).toEqual(['0.stormtroopers', 'none']);
  t.play('0.stormtroopers');
  expect([t.asked, t.offered]).toEqual(['pick drop 0', ['pinned', 'strained', 'none']]);
  t.play('pinned');
  expect(t.offered).toEqual(['0.stormtroopers.1', '0.stormtroopers.2', 'none']);
  t.play('0.stormtroopers.1', [20, 24]).go();
  expect([t.where('stormtroopers'), t.unit('stormtroopers').conditions]).toEqual([[20, 24, 0], []]);
});

test('Press On: every part may be declined; nobody to pick, nothing asked', () => {
  expect(starting({ stormtroopers: { seat: 0, at: [[20, 20], [24, 20]], conditions: ['strained'] } }).play('0.stormtroopers', 'none', 'none').go().unit('stormtroopers').conditions).toEqual(['strained']);
  expect(starting({ stormtroopers: { seat: 0, at: [[20, 20], [24, 20]] } }).play('none').go().asked).toBe('pick act 0');
  expect(starting({}).asked).toBe('pick act 0');
});

/** A unit at (20, 10) makes a combat action against Kalani, perhaps after another action. */
const combat = (who: string, at: Spot, ...before: string[]): Table => combatIn({}, who, at, ...before);
function combatIn(more: Partial<TableOptions>, who: string, at: Spot, ...before: string[]): Table {
  const t = table({
    ...more,
    active: who,
    units: {
      ...(who === LIEUTENANT ? {} : { [LIEUTENANT]: { seat: 0, at } }),
      [who]: {
        seat: 0,
        at: [
          [20, 10],
          [35, 35],
        ],
      },
      kalani: { seat: 1, at: [20, 17] },
    },
  }).go();
  if (before.length > 0) t.play(...before).go();
  t.play('combat');
  if (t.asked === 'pick character 0') t.play(`0.${who}.1`);
  const [pools] = t.all('poolsFormed');
  return t.play(attackDice(Array.from({ length: pools!.attackDice }, () => 'F').join(' ')), defenseDice('F F F F')).go();
}

test('Dogged Assault: after its combat action another Stormtrooper unit within Range 5 may take cover', () => {
  const t = combat('stormtroopers', [9.5, 10]);
  expect(t.offered).toEqual([DOGGED, 'pass']);
  t.play(DOGGED, 'done').go();
  expect([t.unit('stormtroopers').hunker, t.state.activation!.spent, t.state.players[0]!.ready, t.asked]).toEqual([1, 1, 8, 'pick act 0']);
});

test('Dogged Assault: not for a unit that took cover in this activation (SP-ACTION-11)', () => {
  expect(combat('stormtroopers', [9.5, 10], 'takeCover', 'done').asked).toBe('pick act 0');
});

test('Dogged Assault: not beyond Range 5, for others, for itself or after other actions', () => {
  expect(combat('stormtroopers', [9.49, 10]).asked).toBe('pick act 0');
  expect(combat('dark-troopers', [9.5, 10]).asked).toBe('pick act 0');
  expect(combat(LIEUTENANT, [9.5, 10]).asked).toBe('pick act 0');
  const focus = table({ active: 'stormtroopers', units: { [LIEUTENANT]: { seat: 0, at: [10, 10] }, stormtroopers: { seat: 0, at: [[13, 10], [16, 10]] } } }).go().play('focus').go();
  expect(focus.asked).toBe('pick act 0');
});

/** A unit with characters at (16.5, 10) or elsewhere would gain strained. */
const straining = (who: string, at: Spot = [16.5, 10], more: Partial<Placed> = {}, by: string | null = null, options: Partial<TableOptions> = {}): Table =>
  table({ ...options, units: { [LIEUTENANT]: { seat: 0, at: [10, 10] }, kalani: { seat: 1, at: [30, 5] }, ...(who === LIEUTENANT ? {} : { [who]: { seat: 0, at: [at, [35, 35]], ...more } }) } }).run((game) => gainCondition(game, `0.${who}`, 'strained', by));

test('Imperial Discipline: an Empire Trooper unit within Range 3 may take 1 damage instead of a condition', () => {
  for (const who of ['stormtroopers', 'isb-agents', LIEUTENANT]) {
    const t = straining(who);
    expect(t.offered).toEqual([DISCIPLINE, 'pass']);
    expect(t.play(DISCIPLINE).unit(who)).toMatchObject({ damage: 1, conditions: [] });
  }
  expect(straining('stormtroopers').play('pass').unit('stormtroopers')).toMatchObject({ damage: 0, conditions: ['strained'] });
});

test('Imperial Discipline (SP-EFF-02): the damage is of whoever caused the condition, so a wound by it is an enemy’s or nobody’s', () => {
  const cause = (by: string | null) => straining('stormtroopers', [16.5, 10], { damage: 8 }, by).play(DISCIPLINE).all('wounded').map((event) => event.by);
  expect([cause('1.kalani.1'), cause(null)]).toEqual([['1.kalani.1'], [null]]);
});

test('Imperial Discipline: not beyond Range 3, for others, for enemies or for the wounded', () => {
  for (const t of [straining('stormtroopers', [16.51, 10]), straining('dark-troopers'), straining('501st-clone-troopers'), straining('stormtroopers', [16.5, 10], { wounded: 1 })]) expect(t.asked).toBe('nothing');
  const enemy = table({ units: { [LIEUTENANT]: { seat: 0, at: [10, 10] }, stormtroopers: { seat: 1, at: [[14, 10], [35, 35]] } } }).run((game) => gainCondition(game, '1.stormtroopers', 'strained', null));
  expect([enemy.asked, enemy.unit('stormtroopers').conditions]).toEqual(['nothing', ['strained']]);
});

test('Imperial Discipline: allied Stormtroopers gain and keep Hunker tokens while engaged, others do not', () => {
  const gained = (who: string, lieutenant: 0 | 1 = 0): number =>
    table({ units: { [LIEUTENANT]: { seat: lieutenant, at: [35, 35] }, [who]: { seat: 0, at: [[10, 10], [1, 35]] }, kalani: { seat: 1, at: [10, 13] } } }).run((game) => gainHunker(game, `0.${who}`)).unit(who).hunker;
  expect([gained('stormtroopers'), gained('dark-troopers'), gained('stormtroopers', 1)]).toEqual([1, 0, 0]);
  const kept = (who: string): number => {
    const t = table({ active: 'kalani', units: { [LIEUTENANT]: { seat: 0, at: [35, 35] }, [who]: { seat: 0, at: [[10, 10], [1, 35]], hunker: 1 }, kalani: { seat: 1, at: [10, 18] } } }).go();
    return t.play('move', 'dash', [10, 14]).go().unit(who).hunker;
  };
  expect([kept('stormtroopers'), kept('dark-troopers')]).toEqual([1, 0]);
});

test('Only Imperial Stormtroopers Are So Precise: Sharpshooter [1] for the focused', () => {
  expect(table({ active: LIEUTENANT, units: { [LIEUTENANT]: { seat: 0, at: [10, 10] } } }).go().play('focus').all('focused')).toMatchObject([{ sharpshooter: 1, impact: 0 }]);
});

const FIRST = { edition: 'firstPrint' } as const;
const PRESENCE = `commanding-presence@0.${LIEUTENANT}`;

test('Press On and Sharpshooter [1], first print: as they are now', () => {
  const t = table({ ...FIRST, active: LIEUTENANT, step: 'begin', units: { [LIEUTENANT]: { seat: 0, at: [10, 10] }, stormtroopers: { seat: 0, at: [[20, 20], [24, 20]], conditions: ['pinned'] } } }).go();
  expect(t.play('0.stormtroopers', 'pinned', 'none').go().unit('stormtroopers').conditions).toEqual([]);
  expect(t.play('focus').all('focused')).toMatchObject([{ sharpshooter: 1 }]);
});

test('Dogged Assault, first print: within Range 4', () => {
  const t = combatIn(FIRST, 'stormtroopers', [11.5, 10]);
  expect(t.play(DOGGED, 'done').go().unit('stormtroopers').hunker).toBe(1);
  expect(combatIn(FIRST, 'stormtroopers', [11.49, 10]).asked).toBe('pick act 0');
});

test('Commanding Presence, first print: an Empire Trooper unit within Range 3 may take 1 damage instead of a condition; the Lieutenant is no Trooper', () => {
  const t = straining('stormtroopers', [16.5, 10], {}, null, FIRST);
  expect(t.offered).toEqual([PRESENCE, 'pass']);
  expect(t.play(PRESENCE).unit('stormtroopers')).toMatchObject({ damage: 1, conditions: [] });
  for (const other of [straining('stormtroopers', [16.51, 10], {}, null, FIRST), straining('dark-troopers', [16.5, 10], {}, null, FIRST), straining(LIEUTENANT, [16.5, 10], {}, null, FIRST)]) expect(other.asked).toBe('nothing');
});

test('Commanding Presence, first print: Stormtroopers neither gain nor keep Hunker tokens while engaged', () => {
  const units = { [LIEUTENANT]: { seat: 0, at: [35, 35] }, stormtroopers: { seat: 0, at: [[10, 10], [1, 35]] }, kalani: { seat: 1, at: [10, 13] } } as const;
  expect(table({ ...FIRST, units }).run((game) => gainHunker(game, '0.stormtroopers')).unit('stormtroopers').hunker).toBe(0);
});

test('First print: 6 dice in ranged attacks, 7 now', () => {
  const dice = (edition: 'current' | 'firstPrint'): number =>
    table({ edition, units: { [LIEUTENANT]: { seat: 0, at: [10, 10] }, kalani: { seat: 1, at: [17, 10] } } }).run((game) => attack(game, `0.${LIEUTENANT}.1`, { part: 'combat' })).pools.attackDice;
  expect([dice('firstPrint'), dice('current')]).toEqual([6, 7]);
});
