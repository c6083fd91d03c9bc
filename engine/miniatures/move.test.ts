import { expect, test } from 'vitest';
import { table, type Table } from '../testing/miniatures/table.ts';
import { freshTurn } from './state.ts';

const squares = (offered: readonly string[]): string[] => offered.filter((option) => option.startsWith('move:')).map((option) => option.slice(5));
/** Squares that are entered at once from where the character stands. */
const steps = (t: Table): string[] => squares(t.offered).filter((square) => t.way(`move:${square}`).startsWith(`${square} `));
const walk = (from: number, to: number): string[] => Array.from({ length: to - from }, (_, i) => `move:${from + 1 + i},0`);

test('SWM-C01 (SWM-1.5, SWM-7.2, SWM-7.2A, SWM-7.2C): six squares and an attack, twelve without one, never thirteen', () => {
  const t = table({ map: ['a..............B'], pieces: { a: { card: 'stormtrooper' }, B: { card: 'vader' } } }).play(...walk(0, 6));
  expect(t.offered).toContain('attack:B');
  t.play('move:7,0');
  expect(t.offered).not.toContain('attack:B');
  expect(t.closedBy('attack:B')).toBe('SWM-7.2');
  t.play(...walk(7, 12));
  expect(t.at('a')).toEqual({ column: 12, row: 0 });
  expect(t.events).toContainEqual({ type: 'turnEnded', figure: 'a' });
});

test('SWM-C03 (SWM-8.2): entering low objects costs 2', () => {
  const t = table({ map: ['ao.....B'], pieces: { a: { card: 'stormtrooper' }, B: { card: 'vader' } } }).play('move:1,0');
  expect(t.state.turn!.spent).toBe(2);
  expect(t.play('move:2,0').state.turn!.spent).toBe(3);
});

test('SWM-C04 (SWM-8.2): a diagonal step onto low objects costs 4, leaving them 1', () => {
  const t = table({ map: ['a~.....', '~o.....', '......B'], pieces: { a: { card: 'stormtrooper' }, B: { card: 'vader' } } }).play('move:1,1');
  expect(t.state.turn!.spent).toBe(4);
  expect(t.play('move:2,1').state.turn!.spent).toBe(5);
});

test('SWM-C05 (SWM-8.3, SWM-8.4, SWM-AMB-05): no step across a wall and no diagonal step past its end', () => {
  const t = table({ map: ['a....', '....B'], pieces: { a: { card: 'stormtrooper' }, B: { card: 'vader' } }, walls: [[0, 0, 1, 0]] });
  expect(steps(t)).toEqual(['0,1']);
  expect([t.way('move:1,1'), t.way('move:1,0')]).toEqual(['0,1 1,1 =2', '0,1 1,1 1,0 =3']);
});

test('SWM-8.3: a big object cannot be entered nor its corner cut', () => {
  const t = table({ map: ['a.....', '.#....', '.....B'], pieces: { a: { card: 'stormtrooper' }, B: { card: 'vader' } } });
  expect(steps(t)).toEqual(['1,0', '0,1']);
  expect(squares(t.offered)).not.toContain('1,1');
  expect(t.way('move:2,2')).toBe('1,0 2,0 2,1 2,2 =4');
});

test('SWM-C07 (SWM-8.5, SWM-8.8): an ally is walked through, never stopped on', () => {
  const t = table({ map: ['ab.....B'], pieces: { a: { card: 'stormtrooper' }, b: { card: 'stormtrooper' }, B: { card: 'vader' } } });
  expect(t.closedBy('move:1,0')).toBe('SWM-8.5');
  expect(squares(t.offered)).toEqual(['2,0', '3,0', '4,0', '5,0', '6,0']);
  expect(t.way('move:2,0')).toBe('1,0 2,0 =2');
  t.play('move:2,0');
  expect(t.events.filter(({ type }) => type === 'stepped')).toMatchObject([{ from: { column: 0 }, to: { column: 1 }, cost: 1 }, { from: { column: 1 }, to: { column: 2 }, cost: 1 }]);
  expect(t.offered).toContain('end');
});

test('SWM-8.5, SWM-12.4: struck at on the way past an ally it stands on its square, must go on, and may neither end nor attack there', () => {
  const t = table({ map: ['L.....', 'ab....', '.....c'], pieces: { L: { card: 'luke', seat: 1 }, a: { card: 'stormtrooper' }, b: { card: 'stormtrooper' }, c: { card: 'stormtrooper' } } });
  t.play('move:2,1', 'attack', [2]);
  expect([t.at('a'), t.asked]).toEqual([{ column: 1, row: 1 }, 'act']);
  expect([t.closedBy('end'), t.closedBy('attack:L')]).toEqual(['SWM-8.5', 'SWM-8.5']);
  expect(t.offered).toContain('move:2,1');
  expect(t.play('move:2,1').offered).toContain('end');
});

test('SWM-8.5: an ally with no room behind it for the points left is not entered', () => {
  const t = table({ map: ['a...........b.', '.............B'], pieces: { a: { card: 'stormtrooper' }, b: { card: 'stormtrooper' }, B: { card: 'vader' } } }).play(...walk(0, 11));
  expect(t.closedBy('move:12,0')).toBe('SWM-8.5');
});

test('SWM-C08 (SWM-8.5): an enemy bars a corridor', () => {
  const t = table({ map: ['aB..'], pieces: { a: { card: 'stormtrooper' }, B: { card: 'vader' } } });
  expect(squares(t.offered)).toEqual([]);
  expect(t.closedBy('move:1,0')).toBe('SWM-8.5');
});

test('SWM-C09 (SWM-8.6): a pit is not entered on foot', () => {
  const t = table({ map: ['a~.B'], pieces: { a: { card: 'stormtrooper' }, B: { card: 'vader' } } });
  expect(squares(t.offered)).toEqual([]);
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
  const spent = (to: string): number => table({ map: ['a.....', '......', '.....B'], pieces: { a: { card: 'stormtrooper' }, B: { card: 'vader' } } }).play(`move:${to}`).state.turn!.spent;
  expect([spent('1,0'), spent('0,1'), spent('1,1')]).toEqual([1, 1, 2]);
});

test('SWM-7.4: one attack in a turn', () => {
  const t = table({ map: ['aB....', '......'], pieces: { a: { card: 'stormtrooper' }, B: { card: 'vader' } } }).play('attack:B', [5]);
  expect(t.closedBy('attack:B')).toBe('SWM-7.4');
});

test('SWM-8.1, SWM-8.2: every square within twelve points is one answer away, by the cheapest way, square by square', () => {
  const t = table({ map: ['aooo.', '.....', '....B'], pieces: { a: { card: 'stormtrooper' }, B: { card: 'rebel-trooper' } } });
  expect([t.way('move:1,0'), t.way('move:2,0'), t.way('move:4,0'), t.way('move:2,1')]).toEqual(['1,0 =2', '1,0 2,0 =4', '1,1 2,1 3,1 4,0 =6', '1,1 2,1 =3']);
  t.play('move:2,1');
  expect(t.state.turn!.spent).toBe(3);
  expect(t.events.flatMap((event) => (event.type === 'stepped' ? [event.cost] : []))).toEqual([2, 1]);
});

test('SWM-8.1: a way of fewer squares goes before one that costs the same, the one through squares that come first before others', () => {
  const t = table({ map: ['a....', '.....', '....B'], pieces: { a: { card: 'stormtrooper' }, B: { card: 'vader' } } });
  expect(t.way('move:1,1')).toBe('1,1 =2');
  expect(t.way('move:2,1')).toBe('1,0 2,1 =3');
});

test('SWM-8.7: of ways that cost the same, one that leaves fewer squares beside enemies that may strike', () => {
  const drawing = { map: ['a....b', '......', '......', '.B....'], pieces: { a: { card: 'stormtrooper' }, B: { card: 'vader' }, b: { card: 'stormtrooper' } } };
  expect(table(drawing).way('move:3,3')).toBe('1,0 2,1 3,2 3,3 =6');
  const struck = { ...freshTurn('a'), used: ['opportunity@B'] };
  expect(table({ ...drawing, state: { turn: struck } }).way('move:3,3')).toBe('1,1 2,2 3,3 =6');
});

test('SWM-8.8: movement left over may be used by going on', () => {
  const t = table({ map: ['a.............B'], pieces: { a: { card: 'stormtrooper' }, B: { card: 'vader' } } }).play('move:3,0');
  expect([t.asked, t.way('move:12,0')]).toEqual(['act', '4,0 5,0 6,0 7,0 8,0 9,0 10,0 11,0 12,0 =9']);
  expect(t.offered).not.toContain('move:13,0');
});
