import { expect, test } from 'vitest';
import { table } from '../testing/miniatures/table.ts';

const steps = (offered: readonly string[]): string[] => offered.filter((option) => option.startsWith('step:')).map((option) => option.slice(5));
const walk = (from: number, to: number): string[] => Array.from({ length: to - from }, (_, i) => `step:${from + 1 + i},0`);

test('SWM-C01 (SWM-1.5, SWM-7.2, SWM-7.2A, SWM-7.2C): six squares and an attack, twelve without one, never thirteen', () => {
  const t = table({ map: ['a..............B'], pieces: { a: { card: 'stormtrooper' }, B: { card: 'vader' } } }).play(...walk(0, 6));
  expect(t.offered).toContain('attack:B');
  t.play('step:7,0');
  expect(t.offered).not.toContain('attack:B');
  expect(t.closedBy('attack:B')).toBe('SWM-7.2');
  t.play(...walk(7, 12));
  expect(t.at('a')).toEqual({ column: 12, row: 0 });
  expect(t.events).toContainEqual({ type: 'turnEnded', figure: 'a' });
});

test('SWM-C03 (SWM-8.2): entering low objects costs 2', () => {
  const t = table({ map: ['ao.....B'], pieces: { a: { card: 'stormtrooper' }, B: { card: 'vader' } } }).play('step:1,0');
  expect(t.state.turn!.spent).toBe(2);
  expect(t.play('step:2,0').state.turn!.spent).toBe(3);
});

test('SWM-C04 (SWM-8.2): a diagonal step onto low objects costs 4, leaving them 1', () => {
  const t = table({ map: ['a......', '.o.....', '......B'], pieces: { a: { card: 'stormtrooper' }, B: { card: 'vader' } } }).play('step:1,1');
  expect(t.state.turn!.spent).toBe(4);
  expect(t.play('step:2,1').state.turn!.spent).toBe(5);
});

test('SWM-C05 (SWM-8.3, SWM-8.4, SWM-AMB-05): no step across a wall and no diagonal step past its end', () => {
  const t = table({ map: ['a....', '....B'], pieces: { a: { card: 'stormtrooper' }, B: { card: 'vader' } }, walls: [[0, 0, 1, 0]] });
  expect(steps(t.offered)).toEqual(['0,1']);
});

test('SWM-8.3: a big object cannot be entered nor its corner cut', () => {
  const t = table({ map: ['a.....', '.#....', '.....B'], pieces: { a: { card: 'stormtrooper' }, B: { card: 'vader' } } });
  expect(steps(t.offered)).toEqual(['1,0', '0,1']);
});

test('SWM-C07 (SWM-8.5, SWM-8.8): an ally is walked through, never stopped on', () => {
  const t = table({ map: ['ab.....B'], pieces: { a: { card: 'stormtrooper' }, b: { card: 'stormtrooper' }, B: { card: 'vader' } } }).play('step:1,0');
  expect(t.offered).not.toContain('end');
  expect(t.closedBy('end')).toBe('SWM-8.5');
  expect(t.play('step:2,0').offered).toContain('end');
});

test('SWM-8.5: an ally with no room behind it for the points left is not entered', () => {
  const t = table({ map: ['a...........b.', '.............B'], pieces: { a: { card: 'stormtrooper' }, b: { card: 'stormtrooper' }, B: { card: 'vader' } } }).play(...walk(0, 11));
  expect(t.closedBy('step:12,0')).toBe('SWM-8.5');
});

test('SWM-C08 (SWM-8.5): an enemy bars a corridor', () => {
  const t = table({ map: ['aB..'], pieces: { a: { card: 'stormtrooper' }, B: { card: 'vader' } } });
  expect(steps(t.offered)).toEqual([]);
  expect(t.closedBy('step:1,0')).toBe('SWM-8.5');
});

test('SWM-C09 (SWM-8.6): a pit is not entered on foot', () => {
  const t = table({ map: ['a~.B'], pieces: { a: { card: 'stormtrooper' }, B: { card: 'vader' } } });
  expect(steps(t.offered)).toEqual([]);
});

test('SWM-C16 (SWM-7.1, SWM-7.3): move, attack, move is refused', () => {
  const t = table({ map: ['a.........B'], pieces: { a: { card: 'stormtrooper' }, B: { card: 'vader' } } }).play(...walk(0, 3), 'attack:B', [5]);
  expect(t.events).toContainEqual({ type: 'turnEnded', figure: 'a' });
});

test('SWM-C20 (SWM-7.2, SWM-7.2B): after an attack six squares, not seven', () => {
  const t = table({ map: ['............', 'a..........B'], pieces: { a: { card: 'stormtrooper' }, B: { card: 'vader' } } }).play('attack:B', [5], ...walk(0, 6).map((option) => option.replace(',0', ',1')));
  expect(t.at('a')).toEqual({ column: 6, row: 1 });
  expect(t.events).toContainEqual({ type: 'turnEnded', figure: 'a' });
});

test('SWM-8.1: a square costs 1 point, a diagonal one 2', () => {
  const spent = (to: string): number => table({ map: ['a.....', '......', '.....B'], pieces: { a: { card: 'stormtrooper' }, B: { card: 'vader' } } }).play(`step:${to}`).state.turn!.spent;
  expect([spent('1,0'), spent('0,1'), spent('1,1')]).toEqual([1, 1, 2]);
});

test('SWM-7.4: one attack in a turn', () => {
  const t = table({ map: ['aB....', '......'], pieces: { a: { card: 'stormtrooper' }, B: { card: 'vader' } } }).play('attack:B', [5]);
  expect(t.closedBy('attack:B')).toBe('SWM-7.4');
});
