import { expect, test } from 'vitest';
import { table, drawnBoard, type Drawing, type Table } from '../testing/miniatures/table.ts';
import { hasCover } from './cover.ts';
import { gangwayOf } from './gait.ts';
import { adjacent, distance, openEyes, sees } from './sight.ts';

const trooper = { card: 'stormtrooper' };
/** A Large figure of ordinary movement. */
const beast = { card: 'sandtrooper-on-dewback' };
const cost = (t: Table, option: string): number | null => {
  const { request } = t;
  return request?.kind === 'pick' ? request.ways?.to[option]?.cost ?? null : null;
};
const at = (map: readonly string[], more: Partial<Drawing> = {}): Table => table({ map, pieces: { a: beast, B: { card: 'vader' }, c: trooper }, ...more });

test('SWM-C11 (SWM-8.10, SWM-8.11, SWM-16.29): two by two squares go one at a time; low objects under those newly entered double the step, once', () => {
  expect(cost(at(['a.......', '..o.....', '........', '.......B']), 'move:1,0')).toBe(2);
  expect(cost(at(['a.......', '........', '........', '.......B']), 'move:1,0')).toBe(1);
  expect(cost(at(['a~......', '~.......', '..o.....', '.......B']), 'move:1,1')).toBeNull();
  const diagonal = at(['a......B', '........', '..o.....', '........']);
  expect(diagonal.way('move:1,1')).toBe('1,0 1,1 =3');
  const { steps } = gangwayOf(drawnBoard({ map: ['...', '...', '..o'] }), { wide: true, flies: false });
  expect(steps[0]).toContainEqual({ to: 4, cost: 4 });
  expect(gangwayOf(drawnBoard({ map: ['oo.', 'oo.', '...'] }), { wide: true, flies: false }).steps[0]).toContainEqual({ to: 1, cost: 1 });
  const dear = at(['a.o....B', '..o.....', 'ooo.....', '........']);
  expect(cost(dear, 'move:1,1')).toBe(4);
});

test('SWM-C12 (SWM-8.12): no step onto an enemy with any of the four squares, nor across a wall', () => {
  const t = at(['a.......', '..B.....', '........']);
  expect(t.closedBy('move:1,0')).toBe('SWM-8.5');
  const walled = at(['a......B', '........', '........', '........'], { walls: [[1, 1, 2, 1], [1, 0, 2, 0]] });
  expect(walled.way('move:2,0').startsWith('0,1')).toBe(true);
});

test('SWM-C13 (SWM-8.13, SWM-8.14, SWM-AMB-06): it squeezes through a gap of one square and ends where it has room, not in the gap', () => {
  const map = ['..#....', 'a.....B', '..#....', '..#....'];
  const t = at(map);
  expect(t.offered).not.toContain('move:2,1');
  expect(t.offered).toContain('move:3,1');
  t.play('move:3,1');
  expect([t.at('a'), t.figure('a').squeezed]).toEqual([{ column: 3, row: 1 }, false]);
  expect(t.events.flatMap((event) => (event.type === 'stepped' ? [event.squeezed] : []))).toContain(true);
  const corridor = at(['..#######B', 'a........#', '..#######.', '..#######.']);
  expect(corridor.offered.filter((option) => option.startsWith('move:') && Number(option.slice(5).split(',')[0]) > 0)).toEqual([]);
});

test('SWM-8.13, SWM-8.14: struck at in a gap it stands on one square, must go on, and neither ends nor attacks there', () => {
  const t = at(['..#....', 'a......', '..#B...', '..##...'], { pieces: { a: beast, B: trooper } });
  t.play('move:4,0', 'attack', [2]);
  expect([t.at('a'), t.figure('a').squeezed, t.closedBy('end'), t.closedBy('attack:B')]).toEqual([{ column: 3, row: 1 }, true, 'SWM-8.13', 'SWM-8.13']);
  expect(t.offered.some((option) => option.startsWith('move:'))).toBe(true);
  t.leaveOpen();
});

test('SWM-8.13: behind a gap it slips past nobody on one square', () => {
  const way = (enemies: string): string[] =>
    at(['..##.....', `..##.${enemies[0]!}...`, 'a.......B', `..##.${enemies[1]!}...`, '..##.....'], { pieces: { a: beast, B: trooper, C: trooper, D: trooper } })
      .offered.filter((option) => option.startsWith('move:') && Number(option.slice(5).split(',')[0]) > 4);
  expect(way('..').length).toBeGreaterThan(0);
  expect(way('CD')).toEqual([]);
});

test('SWM-12.11 (SWM-AMB-14): whoever stands beside any square that a Large mover leaves may strike, once', () => {
  const t = at(['.....', 'a....', '..B..', '.....'], { pieces: { a: beast, B: trooper } }).play('move:0,0');
  expect(t.asked).toBe('opportunity');
  t.play('attack', [2]);
  expect(t.events.filter((event) => event.type === 'opportunityTaken')).toHaveLength(1);
});

test('SWM-D27 (SWM-10.9): a Large attacker looks from any corner of its squares', () => {
  const eyes = openEyes(drawnBoard({ map: ['......', '......', '......'] }));
  const big = { column: 0, row: 0, side: 2 } as const;
  expect(hasCover(eyes, big, { column: 5, row: 1 }, [{ column: 3, row: 0 }])).toBe(false);
  expect(hasCover(eyes, big, { column: 5, row: 0 }, [{ column: 3, row: 0 }, { column: 3, row: 1 }])).toBe(true);
});

test('SWM-9.1, SWM-9.3, SWM-9.4 (SWM-AMB-07): distance, adjacency and sight of Large figures go from the square that serves best', () => {
  const eyes = openEyes(drawnBoard({ map: ['......', '......', '......'], walls: [[2, 0, 3, 0]] }));
  const big = { column: 0, row: 0, side: 2 } as const;
  expect(distance(eyes, big, { column: 4, row: 1 })).toBe(3);
  expect([adjacent(eyes, big, { column: 2, row: 2 }), adjacent(eyes, big, { column: 3, row: 1 })]).toEqual([true, false]);
  expect(sees(eyes, big, { column: 3, row: 0 })).toBe(true);
});

test('SWM-3.6, SWM-8.10: a Large figure is placed where all four squares are free', () => {
  const t = table({ map: ['....', '.~..', '...B'], pieces: { a: beast, B: trooper }, acting: null, state: { step: 'deploy' } });
  t.state.figures.push({ ...t.figure('B'), id: 'a', seat: 0, card: 'sandtrooper-on-dewback', at: null });
  const u = table({ map: ['....', '.~..', '...B'], pieces: { B: trooper }, acting: null, state: { step: 'deploy', figures: t.state.figures } });
  expect(u.offered).toEqual(['2,0']);
  u.leaveOpen();
});
