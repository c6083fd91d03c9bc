import { expect, test } from 'vitest';
import { attackDice, defenseDice, faces, table, type Placed, type Table } from '../../testing/shatterpoint/table.ts';
import { attack } from '../attack/attack.ts';
import { happen } from '../deeds/window.ts';

const HUNTER = 'clone-sergeant-hunter';
const CLONES = '501st-clone-troopers';
const LEADER = `the-leader-of-the-batch@0.${HUNTER}`;
const failures = (n: number): string => Array.from({ length: n }, () => 'F').join(' ');
const acting = (units: Readonly<Record<string, Placed>> = {}, step: 'begin' | 'act' = 'act'): Table => table({ active: HUNTER, step, units: { [HUNTER]: { seat: 0, at: [10, 10] }, ...units } }).go();

test('We Prefer Going to Them: another allied Clone Trooper may dash; of the Bad Batch it may advance', () => {
  const t = acting({ [CLONES]: { seat: 0, at: [[20, 20], [24, 20]] }, 'echo-and-tech': { seat: 0, at: [[30, 20], [34, 20]] }, kalani: { seat: 0, at: [30, 30] } }, 'begin');
  expect(t.offered).toEqual([`0.${CLONES}.1`, `0.${CLONES}.2`, '0.echo-and-tech.1', '0.echo-and-tech.2', 'none']);
  expect(t.play(`0.${CLONES}.1`).asked).toBe('place dash 0');
  const batch = acting({ 'echo-and-tech': { seat: 0, at: [[30, 20], [34, 20]] } }, 'begin').play('0.echo-and-tech.2');
  expect(batch.asked).toBe('place advance 0');
});

test('We Prefer Going to Them: alone nothing happens', () => expect(acting({ kalani: { seat: 0, at: [30, 30] } }, 'begin').asked).toBe('pick act 0'));

test('Striking Distance: he may dash, then strike with 5 dice', () => {
  const t = acting({ 'gar-saxon': { seat: 1, at: [10, 16] } }).play('ability:striking-distance');
  expect(t.asked).toBe('place dash 0');
  t.play([10, 13], 'yes');
  expect(t.asked).toBe('roll attack 5');
  expect(acting({ 'gar-saxon': { seat: 1, at: [10, 20] } }).play('ability:striking-distance', [10, 13]).go().asked).toBe('pick act 0');
});

const moved = (unit: string, action: 'move' | 'focus'): Table =>
  table({ units: { [HUNTER]: { seat: 0, at: [10, 10] }, [unit]: { seat: 1, at: [10, 20] } } }).run((game) => happen(game, { type: 'actionResolved', unit: `1.${unit}`, action, granted: false, targets: [], moved: [] }));

test('Enhanced Tracker: after the move action of an enemy Primary he may dash toward it', () => {
  const t = moved('lord-maul', 'move').play(`enhanced-tracker@0.${HUNTER}`);
  expect([t.asked, t.refusal([10, 6])?.rule]).toEqual(['place dash 0', 'SP-DIR-06']);
  expect(t.play([10, 14]).where(HUNTER)).toEqual([10, 14, 0]);
});

test('Enhanced Tracker: not for a Secondary, not after another action', () => {
  expect(moved('gar-saxon', 'move').asked).toBe('nothing');
  expect(moved('lord-maul', 'focus').asked).toBe('nothing');
  const ally = table({ units: { [HUNTER]: { seat: 0, at: [10, 10] }, 'lord-maul': { seat: 0, at: [10, 20] } } }).run((game) => happen(game, { type: 'actionResolved', unit: '0.lord-maul', action: 'move', granted: false, targets: [], moved: [] }));
  expect(ally.asked, 'an allied Primary').toBe('nothing');
});

/** Gar Saxon attacks him; every die fails. */
const defending = (own: Partial<Placed>): Table => {
  const t = table({ units: { [HUNTER]: { seat: 0, at: [10, 10], ...own }, 'gar-saxon': { seat: 1, at: [10, 13] } } }).run((game) => attack(game, '1.gar-saxon.1', { part: 'combat' }));
  return t.play(attackDice(failures(t.pools.attackDice)), defenseDice(failures(t.pools.defenseDice)));
};

test('It’s Hard to Compete with a Jedi: up to two of his failures are rolled again', () => {
  const t = defending({});
  expect(t.request).toMatchObject({ kind: 'pick', ask: 'reroll', seat: 0, min: 0, max: 2 });
  t.play('0:failure+1:failure', faces(1, 3));
  expect(t.all('diceRerolled').map(({ index, face }) => [index, face])).toEqual([[0, 'block'], [1, 'expertise']]);
});

test('It’s Hard to Compete with a Jedi: all of them while he is exposed', () => {
  const t = defending({ conditions: ['exposed'] });
  expect(t.request).toMatchObject({ max: t.pools.defenseDice });
});

test('It’s Hard to Compete with a Jedi: not for an ally’s defense', () => {
  const t = table({ units: { [HUNTER]: { seat: 0, at: [30, 30] }, kalani: { seat: 0, at: [10, 10] }, 'gar-saxon': { seat: 1, at: [10, 13] } } }).run((game) => attack(game, '1.gar-saxon.1', { part: 'combat' }));
  expect(t.play(attackDice(failures(7)), defenseDice(failures(3))).asked).toBe('nothing');
});

/** Somebody of player 1 attacks Gar Saxon with one Failure among Strikes. */
const leading = (who: string, part = 'combat'): Table => {
  const t = table({ units: { [HUNTER]: { seat: 0, at: [30, 30] }, [who]: { seat: 0, at: [10, 10] }, 'gar-saxon': { seat: 1, at: [10, 13] } } }).run((game) => attack(game, `0.${who}.1`, { part }));
  return t.play(attackDice(`F ${Array.from({ length: t.pools.attackDice - 1 }, () => 'S').join(' ')}`), defenseDice(failures(t.pools.defenseDice)));
};

test('The Leader of the Batch: an allied Clone Trooper turns a failure into a strike, one of the Bad Batch into a strike or an expertise', () => {
  const t = leading('cc-7567-captain-rex');
  expect(t.offered).toEqual([LEADER, 'pass']);
  expect(t.request, 'in step 6A').toMatchObject({ about: { event: 'modifying', roll: 'attack' } });
  expect(t.play(LEADER).all('resultChanged')).toMatchObject([{ roll: 'attack', from: 'failure', to: 'strike' }]);
  expect(t.asked).toBe('pick option 0');
  const batch = leading('crosshair').play(LEADER);
  expect(batch.offered).toEqual(['strike', 'expertise']);
  expect(batch.play('expertise').all('resultChanged')).toMatchObject([{ from: 'failure', to: 'expertise' }]);
  expect(batch.asked).toBe('pick option 0');
});

test('The Leader of the Batch: not for others, not for an ability’s attack', () => {
  expect(leading('kalani').offered).not.toContain(LEADER);
  expect(leading('cc-7567-captain-rex', 'some-ability').offered).not.toContain(LEADER);
});

test('The Leader of the Batch: not without a failure, nor for the opponent’s Clone Troopers', () => {
  const volley = (seat: 0 | 1, faces: string): Table => {
    const t = table({ units: { [HUNTER]: { seat: 0, at: [30, 30] }, 'cc-7567-captain-rex': { seat, at: [10, 10] }, 'gar-saxon': { seat: seat === 0 ? 1 : 0, at: [10, 13] } } }).run((game) => attack(game, `${seat}.cc-7567-captain-rex.1`, { part: 'combat' }));
    return t.play(attackDice(faces), defenseDice(failures(4)));
  };
  expect(volley(0, 'S S S S S S F').offered).toEqual([LEADER, 'pass']);
  expect(volley(0, 'S S S S S S S').offered).not.toContain(LEADER);
  expect(volley(1, 'S S S S S S F').offered).not.toContain(LEADER);
});
