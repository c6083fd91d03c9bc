import { expect, test } from 'vitest';
import { table, type Table } from '../testing/miniatures/table.ts';

const trooper = { card: 'stormtrooper' };
const flyer = { card: 'boba-fett' };
const bike = { card: 'scout-trooper-on-speeder-bike' };
/** As the bike, on one square. */
const racer = { card: 'strafer' };
const moves = (t: Table): readonly string[] => t.offered.filter((option) => option.startsWith('move:'));

test('SWM-C09 (SWM-8.6, SWM-16.15): who flies crosses pits, low objects and enemies for the plain price, and ends on none of them but low objects', () => {
  const t = table({ map: ['a~....B', '#######'], pieces: { a: flyer, B: { card: 'vader' } } });
  expect([t.closedBy('move:1,0'), t.way('move:2,0')]).toEqual(['SWM-8.6', '1,0 2,0 =2']);
  expect(table({ map: ['ao....B', '#######'], pieces: { a: flyer, B: { card: 'vader' } } }).way('move:2,0')).toBe('1,0 2,0 =2');
  const over = table({ map: ['aC....B', '#######'], pieces: { a: flyer, B: { card: 'vader' }, C: trooper } });
  expect([over.closedBy('move:1,0'), over.way('move:2,0')]).toEqual(['SWM-8.8', '1,0 2,0 =2']);
});

test('SWM-G07 (SWM-12.7, SWM-16.15): nobody strikes at who flies', () => {
  const t = table({ map: ['.A...', 'BaC..', '.....'], pieces: { a: flyer, A: trooper, B: trooper, C: trooper } }).play('move:4,2');
  expect([t.asked, t.at('a')]).toEqual(['act', { column: 4, row: 2 }]);
});

test('SWM-16.15: walls bar who flies', () => {
  const t = table({ map: ['a#B', '.#.'], pieces: { a: flyer, B: trooper } });
  expect(moves(t)).toEqual(['move:0,1']);
});

test('SWM-I13 (SWM-7.3, SWM-16.44): it may attack each enemy once as it enters its space, and does not go straight back', () => {
  const scene = () => table({ map: ['a..X..Y...V', '...........', '...........'], pieces: { a: bike, X: { card: 'elite-snowtrooper' }, Y: { card: 'elite-snowtrooper' }, V: { card: 'vader' } } });
  const t = scene().play('move:4,0');
  expect([t.asked, t.at('a')]).toEqual(['strafe', { column: 2, row: 0 }]);
  t.play('attack', [20]);
  expect([t.asked, t.figure('X').defeated, t.closedBy('end')]).toEqual(['act', true, null]);
  const u = scene().play('move:4,0', 'attack', [2]);
  expect([u.closedBy('end'), u.closedBy('attack:X')]).toEqual(['SWM-8.8', 'SWM-16.44']);
  expect(u.way('move:1,0').startsWith('1,0')).toBe(false);
  u.play('move:7,0');
  expect(u.asked).toBe('strafe');
  u.play('attack', [2], 'move:4,0', 'move:1,0');
  expect(u.events.filter((event) => event.type === 'strafed').length).toBe(2);
  expect(u.events.some((event) => event.type === 'opportunityTaken')).toBe(false);
});

test('SWM-I14, SWM-I15 (SWM-16.1, SWM-AMB-18): twelve squares in all with an attack in flight, twenty-four without', () => {
  const map = [`a..X${'.'.repeat(22)}`, `${'.'.repeat(25)}V`];
  const t = table({ map, pieces: { a: bike, X: { card: 'elite-snowtrooper' }, V: { card: 'vader' } } });
  expect(moves(t)).toContain('move:23,0');
  t.play('move:4,0', 'attack', [2]);
  expect(moves(t)).toContain('move:12,0');
  expect(moves(t)).not.toContain('move:13,0');
  for (const before of [12, 18]) {
    const far = table({ map: [`a${'.'.repeat(before)}X${'.'.repeat(24 - before)}`, `${'.'.repeat(25)}V`], pieces: { a: bike, X: trooper, V: { card: 'vader' } } }).play('move:20,0');
    expect([far.asked, far.at('a').column], `${before}`).toEqual(['act', 20]);
  }
});

test('SWM-16.44 (SWM-AMB-18): it does not attack in flight where it could rest only by going straight back', () => {
  const wing = { card: 'elite-snowtrooper' };
  const t = table({ map: ['a..........XYZ...', '#################'], pieces: { a: racer, X: wing, Y: wing, Z: wing } }).play('move:14,0');
  expect([t.asked, t.at('a').column]).toEqual(['act', 14]);
  const free = table({ map: ['a..........X.YZ...', '##################'], pieces: { a: racer, X: wing, Y: wing, Z: wing } }).play('move:15,0');
  expect([free.asked, free.at('a').column]).toEqual(['strafe', 11]);
  free.leaveOpen();
});

test('SWM-16.39 (SWM-AMB-40): the Savage end beside an enemy if they can reach one, and go where they like if they cannot', () => {
  const savage = { card: 'beast' };
  const t = table({ map: ['a.....B', '.......'], pieces: { a: savage, B: { card: 'vader' } } });
  expect([t.closedBy('end'), moves(t)]).toEqual(['SWM-16.39', ['move:5,0', 'move:5,1', 'move:6,1']]);
  expect(t.play('move:5,0').offered).toContain('end');
  const far = table({ map: [`a${'.'.repeat(20)}B`], pieces: { a: savage, B: { card: 'vader' } } });
  expect(moves(far).length).toBe(12);
  expect(far.offered).toContain('end');
});

test('SWM-16.39 (SWM-AMB-29): beside an enemy the Savage do not move; once they have defeated it they may', () => {
  const t = table({ map: ['aB....C', '.......'], pieces: { a: { card: 'beast' }, B: trooper, C: { card: 'vader' } } });
  expect(moves(t)).toEqual([]);
  t.play('attack:B', [19]);
  expect([moves(t).length > 3, t.offered.includes('end')]).toEqual([true, true]);
  t.play('move:1,0');
  expect([moves(t).includes('move:2,0'), t.offered.includes('end')]).toEqual([true, true]);
});
