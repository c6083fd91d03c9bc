import { expect, test } from 'vitest';
import { table } from '../testing/miniatures/table.ts';

const trooper = { card: 'stormtrooper' };
const spy = { card: 'bothan-spy' };

test('SWM-I05 (SWM-16.23): Grenades hurt the target and everybody beside it, each unless it saves on 11; 7 squares are too far', () => {
  const t = table({ map: ['a.....A', '.....dB', '.......'], pieces: { a: spy, A: trooper, B: trooper, d: { card: 'rebel-trooper' } } }).play('use:grenades', 'A', [5], [11], [10]);
  expect([t.figure('A').defeated, t.figure('B').defeated, t.figure('d').defeated]).toEqual([false, true, true]);
  const far = table({ map: ['a......A'], pieces: { a: spy, A: trooper } });
  expect(far.closedBy('use:grenades')).toBe('SWM-16.23');
});

test('SWM-I06 (SWM-16.23): who throws beside its target saves too', () => {
  const t = table({ map: ['aA', '..'], pieces: { a: { card: 'rebel-commando' }, A: { card: 'vader' } } }).play('use:grenades', 'A', [3], [2]);
  expect([t.figure('A').damage, t.figure('a').damage]).toEqual([10, 10]);
});

test('SWM-I03 (SWM-16.5): nobody takes the damage of Grenades for another', () => {
  const t = table({ map: ['a..J', '...B'], pieces: { a: spy, J: { card: 'vader' }, B: { card: 'twilek-bodyguard', seat: 1 } } }).play('use:grenades', 'J', [2], [20]);
  expect([t.figure('J').damage, t.figure('B').damage, t.asked]).toEqual([10, 0, 'act']);
});

test('SWM-F12 (SWM-11.6): no fire is combined with what rolls no attack', () => {
  const t = table({ map: ['a..A', 'b...'], pieces: { a: spy, b: { card: 'rebel-trooper' }, A: { card: 'vader' } } }).play('use:grenades', 'A');
  expect(t.asked).toBe('save');
  t.play([20]);
});

test('SWM-D19 (SWM-10.8): Grenades too reach adjacent enemies first', () => {
  const t = table({ map: ['aB.V', '....'], pieces: { a: spy, B: trooper, V: { card: 'vader' } } }).play('use:grenades');
  expect([t.offered, t.closedBy('V')]).toEqual([['B'], 'SWM-10.3']);
  t.leaveOpen();
});

test('SWM-7.5: what replaces attacks comes before or after a move, and not beside an attack', () => {
  const t = table({ map: ['a.....A', '.......'], pieces: { a: spy, A: { card: 'vader' } } }).play('use:grenades', 'A', [20]);
  expect([t.offered.includes('move:1,0'), t.closedBy('attack:A')]).toEqual([true, 'SWM-7.5']);
  const after = table({ map: ['a.....A', '.......'], pieces: { a: spy, A: { card: 'vader' } } }).play('attack:A', [2]);
  expect(after.closedBy('use:grenades')).toBe('SWM-7.5');
});

test('SWM-16.12 (SWM-AMB-21): Draw Fire draws what chooses a single target too', () => {
  const t = table({ map: ['...b...', 'A......', '....c..'], pieces: { A: { card: 'bothan-spy', seat: 1 }, b: { card: 'chewbacca' }, c: { card: 'c-3po' } }, acting: 'A', state: { active: 1 } }).play('use:grenades', 'b');
  expect([t.asked, t.offered]).toEqual(['answer', ['draw-fire@c', 'pass']]);
  t.play('draw-fire@c', [10], [2]);
  expect([t.figure('b').damage, t.figure('c').damage]).toEqual([0, 10]);
});

test('SWM-16.12: what allies do to each other is not drawn', () => {
  const t = table({ map: ['ri.', 'c..', '..V'], pieces: { r: { card: 'r2-d2' }, i: { card: 'ig-88', damage: 20 }, c: { card: 'c-3po', damage: 20 }, V: { card: 'vader' } }, acting: 'r' });
  t.play('use:repair', 'i');
  expect([t.asked, t.figure('i').damage]).toEqual(['act', 10]);
});

test('SWM-I11 (SWM-11.9, SWM-16.38): Repair takes 10 damage off an adjacent wounded Droid, and off nobody else', () => {
  const t = (damage: number) => table({ map: ['rig', 'l..', '..V'], pieces: { r: { card: 'r2-d2', damage: 10 }, i: { card: 'ig-88', damage }, g: { card: 'ig-88', damage: 10 }, l: { card: 'luke', damage: 10 }, V: { card: 'vader' } }, acting: 'r' });
  const mended = t(20).play('use:repair');
  expect([mended.offered, mended.closedBy('r'), mended.closedBy('l'), mended.closedBy('g')]).toEqual([['i'], 'SWM-16.38', 'SWM-16.38', 'SWM-16.38']);
  expect(mended.play('i').figure('i').damage).toBe(10);
  expect(t(0).closedBy('use:repair')).toBe('SWM-16.38');
});

test('SWM-15.4 (SWM-16.23): of several hit at once those of the player whose character acts come first, then the other player picks the order of theirs', () => {
  const pieces = { a: spy, A: trooper, B: { card: 'bomb', damage: 20 }, d: { card: 'rebel-trooper' } };
  const t = table({ map: ['a.....A', '.....dB', '.......'], pieces }).play('use:grenades', 'A', [20]);
  expect(t.request).toMatchObject({ seat: 1, ask: 'dealtNext', options: ['A', 'B'] });
  t.play('B', [2]);
  // What blows up beside it defeats it before it saves from the grenade.
  expect([t.figure('A').defeated, t.figure('B').defeated, t.state.winner]).toEqual([true, true, 0]);
  const other = table({ map: ['a.....A', '.....dB', '.......'], pieces }).play('use:grenades', 'A', [20], 'A', [20], [20]);
  expect([other.figure('A').defeated, other.figure('B').defeated]).toEqual([false, false]);
});

test('SWM-15.4 (SWM-16.41, SWM-16.21): who is beside one that blows up, or in a storm of the Force, is dealt with in the order of their player where one may fall', () => {
  const blast = table({ map: ['lB.', '.TU', '...', '..V'], pieces: { l: { card: 'luke' }, B: { card: 'bomb', damage: 20 }, T: trooper, U: trooper, V: { card: 'vader' } }, acting: 'l' }).play('attack:B', [19]);
  expect(blast.request).toMatchObject({ seat: 1, ask: 'dealtNext', options: ['T', 'U'] });
  blast.play('U');
  expect(blast.events.flatMap((event) => (event.type === 'defeated' ? [event.figure] : []))).toEqual(['B', 'U', 'T']);
  const strong = { card: 'vader' };
  const calm = table({ map: ['lB.', '.TU', '...', '..V'], pieces: { l: { card: 'luke' }, B: { card: 'bomb', damage: 20 }, T: strong, U: strong, V: strong }, acting: 'l' }).play('attack:B', [19]);
  expect([calm.figure('T').damage, calm.figure('U').damage]).toEqual([10, 10]);
});
