import { expect, test } from 'vitest';
import { table, type Piece } from '../testing/miniatures/table.ts';

const trooper = { card: 'stormtrooper' };
const rebel = { card: 'rebel-trooper' };

test('SWM-E08 (SWM-7.4, SWM-7.6, SWM-16.10): Double Attack without moving: two attacks one after the other, on whom it likes, and no move after them', () => {
  const t = table({ map: ['a...B', '....C', '...V.'], pieces: { a: { card: 'ig-88' }, B: trooper, C: trooper, V: { card: 'vader' } } }).play('attack:B', [19]);
  expect(t.figure('B').defeated).toBe(true);
  expect(t.offered.filter((option) => option.startsWith('move:')).length).toBeGreaterThan(0);
  t.play('attack:C', [2]);
  expect(t.figure('C').defeated).toBe(false);
  expect(t.events).toContainEqual({ type: 'turnEnded', figure: 'a' });
});

test('SWM-16.10: after the first attack it moves instead of attacking again', () => {
  const t = table({ map: ['a...B', '.....'], pieces: { a: { card: 'ig-88' }, B: { card: 'vader' } } }).play('attack:B', [2], 'move:0,1');
  expect(t.closedBy('attack:B')).toBe('SWM-16.10');
});

test('SWM-E09 (SWM-16.10): who has moved attacks once', () => {
  const t = table({ map: ['a...B', '.....'], pieces: { a: { card: 'ig-88' }, B: { card: 'vader' } } }).play('move:0,1', 'attack:B', [2]);
  expect(t.events).toContainEqual({ type: 'turnEnded', figure: 'a' });
});

test('SWM-E11 (SWM-16.46): Triple Attack: three attacks without moving, one after a move', () => {
  const a = { card: 'darth-vader-sith-lord', seat: 0, force: 0 };
  const t = table({ map: ['aB...', '.....'], pieces: { a, B: { card: 'chewbacca', seat: 1 } } }).play('attack:B', [2], 'attack:B', [2]);
  expect([t.asked, t.offered]).toEqual(['act', ['attack:B', 'end']]);
  t.play('attack:B', [2]);
  expect(t.events).toContainEqual({ type: 'turnEnded', figure: 'a' });
  const u = table({ map: ['a.B..', '.....'], pieces: { a, B: { card: 'chewbacca', seat: 1 } } }).play('move:1,0', 'attack:B', [2]);
  expect(u.events).toContainEqual({ type: 'turnEnded', figure: 'a' });
});

test('SWM-E12 (SWM-16.11): Double Claw Attack: twice beside an enemy, once from afar, and no second one on somebody far away', () => {
  const bossk = { card: 'bossk' };
  const far = table({ map: ['a...B', '.....'], pieces: { a: bossk, B: { card: 'vader' } } }).play('attack:B', [2]);
  expect(far.closedBy('attack:B')).toBe('SWM-7.4');
  expect(far.offered).toContain('move:1,0');
  const near = table({ map: ['aB..C', '.....'], pieces: { a: bossk, B: { card: 'vader' }, C: trooper } });
  expect(near.play('attack:B', [2]).offered).toContain('attack:B');
  const lone = table({ map: ['aB..C', '.....'], pieces: { a: bossk, B: trooper, C: trooper } }).play('attack:B', [19]);
  expect(lone.closedBy('attack:C')).toBe('SWM-16.11');
});

test('SWM-E15 (SWM-16.7, SWM-AMB-20): Careful Shot adds 4 for who claims to stand still, and then does not move', () => {
  const shot = (die: number, ...before: string[]) => table({ map: ['....', 'a..B'], pieces: { a: { card: '4-lom' }, B: { card: 'rebel-commando', seat: 1 } } }).play(...before, before.length > 0 ? 'attack:B' : 'still:B', [die]);
  expect([shot(3).figure('B').damage, shot(2).figure('B').damage]).toEqual([20, 0]);
  expect([shot(7, 'move:1,1').figure('B').damage, shot(6, 'move:1,1').figure('B').damage]).toEqual([20, 0]);
  expect(shot(3).events).toContainEqual({ type: 'turnEnded', figure: 'a' });
  const u = table({ map: ['....', 'a..B'], pieces: { a: { card: '4-lom' }, B: { card: 'rebel-commando', seat: 1 } } });
  expect([u.needed('attack:B'), u.needed('still:B')]).toEqual([7, 3]);
  expect(u.play('attack:B', [2]).offered).toContain('move:1,1');
  expect(table({ map: ['....', 'a..B'], pieces: { a: { card: '4-lom' }, B: { card: 'rebel-commando', seat: 1 } } }).play('move:1,1').offered).not.toContain('still:B');
});

test('SWM-E17 (SWM-16.32): Mighty Swing adds 10 damage beside who stands still, not after a move and not in an attack of opportunity', () => {
  const dealt = (map: string, ...play: (string | readonly number[])[]): number => table({ map: [map, '......'], pieces: { a: { card: 'gamorrean-guard' }, B: { card: 'vader' } } }).play(...play).figure('B').damage;
  expect(dealt('aB....', 'still:B', [19])).toBe(30);
  expect(dealt('aB....', 'attack:B', [19])).toBe(20);
  expect(dealt('a.B...', 'move:1,0', 'attack:B', [19])).toBe(20);
  const t = table({ map: ['Ga....', '.....b'], pieces: { G: { card: 'gamorrean-guard' }, a: { card: 'chewbacca', seat: 0 }, b: trooper } }).play('move:2,0', 'attack', [19]);
  expect(t.figure('a').damage).toBe(20);
});

test('SWM-E20, SWM-E21 (SWM-16.37, SWM-AMB-28): Rend adds 20 to the second hit on the same adjacent enemy, before a critical doubles', () => {
  const torn = (first: number, second: number): number =>
    table({ map: ['a.B.', '....'], pieces: { a: { card: 'wampa' }, B: { card: 'han', seat: 1 } } }).play('attack:B', [first], 'attack:B', [second]).figure('B').damage;
  expect([torn(15, 15), torn(2, 15), torn(15, 20)]).toEqual([40, 10, 70]);
});

test('SWM-E23 (SWM-16.26): Heavy Weapon: an attack or a move, and attacks of opportunity all the same', () => {
  const pieces: Readonly<Record<string, Piece>> = { a: { card: 'heavy-stormtrooper', seat: 0 }, B: { card: 'vader' } };
  const t = table({ map: ['a......B', '........'], pieces });
  expect(table({ map: ['a......B', '........'], pieces }).play('attack:B', [20]).figure('B').damage).toBe(60);
  expect(t.play('move:1,0').closedBy('attack:B')).toBe('SWM-16.26');
  expect(table({ map: ['a......B', '........'], pieces }).play('attack:B', [2]).events).toContainEqual({ type: 'turnEnded', figure: 'a' });
  const far = table({ map: ['a............B'], pieces });
  expect(far.offered).toContain('move:12,0');
  const struck = table({ map: ['Ha....', '.....b'], pieces: { H: { card: 'heavy-stormtrooper' }, a: rebel, b: rebel } }).play('move:2,0', 'attack', [19]);
  expect(struck.figure('a').defeated).toBe(true);
});

test('SWM-C16 (SWM-7.3, SWM-16.33): Mobile Attack moves before and after its attack, six points in all', () => {
  const t = table({ map: ['a.........B'], pieces: { a: { card: 'quarren-assassin' }, B: { card: 'vader' } } }).play('move:4,0', 'attack:B', [2]);
  expect(t.offered).toContain('move:6,0');
  expect(t.offered).not.toContain('move:7,0');
});

test('SWM-16.28: an Ion Gun adds 20 damage against Droids alone', () => {
  const shot = (card: string): number => table({ map: ['aB..', '....'], pieces: { a: { card: 'jawa' }, B: { card } } }).play('attack:B', [19]).figure('B').damage;
  expect([shot('ig-88'), shot('dengar')]).toEqual([30, 10]);
});

test('SWM-F08 (SWM-11.6, SWM-AMB-33): fire that is combined counts for one attack, and every helper once', () => {
  const t = table({ map: ['a...B', 'c....', '.....'], pieces: { a: { card: 'ig-88' }, c: rebel, B: { card: 'elite-snowtrooper' } } }).play('attack:B', ['c'], [2], 'attack:B');
  expect(t.asked).toBe('attack');
  t.play([2]);
  expect(t.events.flatMap((event) => (event.type === 'attackRolled' ? [event.total - event.natural] : []))).toEqual([15, 11]);
});

test('SWM-I17 (SWM-12.6, SWM-16.27): attacks out of turn are single ones', () => {
  const t = table({ map: ['Ia....', '.....b'], pieces: { I: { card: 'ig-88' }, a: { card: 'chewbacca' }, b: trooper } }).play('move:2,0', 'attack', [2]);
  expect([t.asked, t.at('a')]).toEqual(['act', { column: 2, row: 0 }]);
});

test('SWM-I17 (SWM-12.6, SWM-16.27): neither Impulsive Shot nor Cleave after an attack of opportunity begins a Double Attack', () => {
  const shots = (t: ReturnType<typeof table>, by: string): number => t.events.filter((event) => event.type === 'attackRolled' && event.attacker === by).length;
  const shot = table({ map: ['A...b', '....s'], pieces: { A: { card: 'boba-fett' }, b: { card: 'han', damage: 70 }, s: { card: 'twice-shooter' } }, acting: 'A', state: { active: 1 } }).play('attack:b', [19], 'impulsive-shot@s', 'A', [2]);
  expect([shot.asked, shot.state.turn!.figure, shots(shot, 's')]).toEqual(['act', 'A', 1]);
  const cleft = table({ map: ['Wa....', 'bc....', '.....d'], pieces: { W: { card: 'twice-cleaver' }, a: trooper, b: trooper, c: trooper, d: trooper } }).play('move:2,0', 'attack', [15], 'cleave@W', 'b', [15]);
  expect([cleft.figure('b').defeated, cleft.figure('c').defeated, shots(cleft, 'W')]).toEqual([true, false, 2]);
  expect(cleft.offered.some((option) => option.startsWith('attack'))).toBe(false);
  // In its own turn it has both.
  const own = table({ map: ['Wa....', 'b.....', '.....d'], pieces: { W: { card: 'twice-cleaver' }, a: trooper, b: trooper, d: trooper }, acting: 'W' }).play('attack:a', [2]);
  expect(own.offered).toContain('attack:b');
});

test('SWM-D06 (SWM-16.9): Cunning Attack gains nothing against who was activated', () => {
  const shot = (die: number): number => table({ map: ['a...B', '.....'], low: [[4, 0]], pieces: { a: { card: 'han-solo', force: 0 }, B: { card: 'stormtrooper-officer', activated: true } } }).play('attack:B', [die]).figure('B').damage;
  expect([shot(14), shot(13)]).toEqual([20, 0]);
});

test('SWM-C21 (SWM-16.42): a figure of Speed 2 goes two squares and attacks, or four; with the Force four, or six', () => {
  const t = () => table({ map: ['a..........B'], pieces: { a: { card: 'slug' }, B: { card: 'vader' } } });
  const farthest = (u: ReturnType<typeof t>): string | undefined => u.offered.filter((option) => option.startsWith('move:')).at(-1);
  expect(farthest(t())).toBe('move:4,0');
  expect(t().play('move:3,0').closedBy('attack:B')).toBe('SWM-7.2');
  expect(farthest(t().play('faster'))).toBe('move:6,0');
  expect(t().play('faster', 'move:4,0').offered).toContain('attack:B');
});

test('SWM-C15 (SWM-16.1): who accelerates goes 24 squares without an attack, not 25, and attacks after 6', () => {
  const t = table({ map: [`a${'.'.repeat(26)}B`, '.'.repeat(28)], pieces: { a: { card: 'scout-trooper-on-speeder-bike' }, B: { card: 'vader' } } });
  expect(t.offered.filter((option) => option.startsWith('move:')).at(-1)).toBe('move:24,0');
  t.play('move:6,0');
  expect(t.offered).toContain('attack:B');
  expect(t.play('move:23,0').closedBy('attack:B')).toBe('SWM-7.2');
});

test('SWM-B08, SWM-B09, SWM-B11 (SWM-5.4, SWM-16.36): a scout that sees an enemy throws two dice, several scouts no more, one that sees nobody one', () => {
  const asked = (map: readonly string[]) => table({ map, pieces: { p: { card: 'probe-droid' }, q: { card: 'probe-droid' }, r: { card: 'probe-droid' }, B: trooper }, acting: null, state: { step: 'initiative' } });
  const t = asked(['p....B', '......']);
  expect(t.request).toMatchObject({ kind: 'roll', why: 'initiative', count: 2 });
  t.play([5, 14], [10]);
  expect(t.request).toMatchObject({ seat: 0, ask: 'first' });
  expect(asked(['p.q.r...B', '.........']).request).toMatchObject({ count: 2 });
  expect(asked(['p..#..B', '...#...']).request).toMatchObject({ count: 1 });
});

test('SWM-B07 (SWM-5.3): the Force does not roll the initiative again', () => {
  const t = table({ map: ['a....B'], pieces: { a: { card: 'luke-skywalker-rebel' }, B: trooper }, acting: null, state: { step: 'initiative' } }).play([3], [9]);
  expect(t.request).toMatchObject({ seat: 1, ask: 'first' });
});
