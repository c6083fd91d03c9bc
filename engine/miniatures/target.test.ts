import { expect, test } from 'vitest';
import { hasCover } from './cover.ts';
import { drawnBoard, table, type Drawing, type Piece } from '../testing/miniatures/table.ts';
import { adjacent, distance, openEyes, sees } from './sight.ts';

const at = (column: number, row: number) => ({ column, row });
const OPEN = ['..........', '..........', '..........', '..........'];
const eyes = (drawing: Partial<Drawing> = {}) => openEyes(drawnBoard({ map: OPEN, ...drawing }));
const cover = (drawing: Partial<Drawing>, a: readonly [number, number], b: readonly [number, number], others: readonly (readonly [number, number])[] = []) =>
  hasCover(
    eyes(drawing),
    at(...a),
    at(...b),
    others.map(([c, r]) => at(c, r)),
  );

test('SWM-D26 (SWM-9.1, SWM-9.2): a diagonal counts 2', () => {
  expect(distance(eyes(), at(0, 0), at(3, 3))).toBe(6);
  expect(distance(eyes(), at(0, 0), at(4, 3))).toBe(7);
});

test('SWM-9.1 (SWM-AMB-07): distance goes round walls and over low objects and pits', () => {
  expect(distance(eyes({ walls: [[0, 0, 1, 0], [0, 1, 1, 1]] }), at(0, 0), at(1, 0))).toBe(5);
  expect(distance(eyes({ map: ['.o~.'] }), at(0, 0), at(3, 0))).toBe(3);
  expect(distance(eyes({ map: ['.#.'] }), at(0, 0), at(2, 0))).toBe(Infinity);
});

test('SWM-D02 (SWM-9.4): a long wall hides everything behind it', () => {
  expect(sees(eyes({ walls: [[2, 0, 3, 0], [2, 1, 3, 1], [2, 2, 3, 2], [2, 3, 3, 3]] }), at(0, 0), at(5, 0))).toBe(false);
});

test('SWM-D03 (SWM-9.3, SWM-9.4): through a mere corner there is neither sight nor adjacency', () => {
  const seen = eyes({ walls: [[0, 0, 1, 0], [0, 0, 0, 1]] });
  expect(sees(seen, at(0, 0), at(1, 1))).toBe(false);
  expect(adjacent(seen, at(0, 0), at(1, 1))).toBe(false);
});

test('SWM-D04 (SWM-AMB-35): past the end of one wall they are adjacent', () => {
  const seen = eyes({ walls: [[0, 0, 1, 0]] });
  expect(sees(seen, at(0, 0), at(1, 1))).toBe(true);
  expect(adjacent(seen, at(0, 0), at(1, 1))).toBe(true);
});

test('SWM-D24 (SWM-9.3): across a wall nobody is adjacent', () => expect(adjacent(eyes({ walls: [[0, 0, 1, 0]] }), at(0, 0), at(1, 0))).toBe(false));

test('SWM-9.5: low objects and pits never block sight, big objects do', () => {
  expect(sees(eyes({ map: ['.o~.'] }), at(0, 0), at(3, 0))).toBe(true);
  expect(sees(eyes({ map: ['.#..'] }), at(0, 0), at(3, 0))).toBe(false);
});

test('SWM-D07 (SWM-10.9, SWM-10.10): the attacker chooses the corner without cover', () => expect(cover({}, [0, 0], [4, 1], [[2, 0]])).toBe(false));

test('SWM-D08, SWM-D10, SWM-D12 (SWM-10.7, SWM-10.11, SWM-10.12): low objects give cover, but not beside the attacker', () => {
  expect(cover({ low: [[4, 0]] }, [0, 0], [4, 0])).toBe(true);
  expect(cover({ low: [[2, 0]] }, [0, 0], [4, 0])).toBe(true);
  expect(cover({ low: [[1, 0]] }, [0, 0], [4, 0])).toBe(false);
  expect(cover({ low: [[1, 0]] }, [0, 0], [1, 0])).toBe(false);
});

test('SWM-D11 (SWM-10.11): characters give cover, beside the attacker too', () => {
  expect(cover({}, [0, 0], [4, 0], [[1, 0]])).toBe(true);
  expect(cover({}, [0, 0], [4, 0], [[2, 1]])).toBe(false);
});

test('SWM-D14 (SWM-10.13, SWM-10.14): a wall that does not hide gives cover', () => {
  const wall = { walls: [[1, 1, 2, 1]] } as const;
  expect(sees(eyes(wall), at(0, 0), at(3, 2))).toBe(true);
  expect(cover(wall, [0, 0], [3, 2])).toBe(true);
});

const shooter: Piece = { card: 'luke' };
const trooper: Piece = { card: 'stormtrooper' };

test('SWM-D15 (SWM-10.4): in cover only the nearest is a target', () => {
  const t = table({ map: ['a..P......', '....Q.....', '.....R....'], low: [[3, 0], [5, 2]], pieces: { a: shooter, P: trooper, Q: trooper, R: trooper } });
  expect(t.offered).toContain('attack:P');
  expect(t.closedBy('attack:R')).toBe('SWM-10.4');
});

test('SWM-16.2, SWM-D19 (SWM-10.3): with Accurate Shot whoever is in cover is a target, but adjacent enemies come first', () => {
  const t = table({ map: ['a..P......', '....Q.....', '.....R....'], low: [[3, 0], [5, 2]], pieces: { a: { card: 'han' }, P: trooper, Q: trooper, R: trooper } });
  expect(t.offered).toEqual(expect.arrayContaining(['attack:P', 'attack:Q', 'attack:R']));
  const beside = table({ map: ['aA', '..', '.V'], pieces: { a: { card: 'han' }, A: trooper, V: { card: 'vader' } } });
  expect([beside.offered.includes('attack:A'), beside.closedBy('attack:V')]).toEqual([true, 'SWM-10.3']);
});

test('SWM-D16 (SWM-10.2, SWM-10.5): whom the attacker does not see is not the nearest', () => {
  const t = table({ map: ['a#P...', '......', '.....Q'], low: [[5, 2]], pieces: { a: shooter, P: trooper, Q: trooper } });
  expect(t.closedBy('attack:P')).toBe('SWM-10.2');
  expect(t.offered).toContain('attack:Q');
});

test('SWM-D18 (SWM-AMB-08): several nearest in cover are all targets', () => {
  const t = table({ map: ['....P.', '......', 'a.....', '......', '....Q.'], low: [[4, 0], [4, 4]], pieces: { a: shooter, P: trooper, Q: trooper } });
  expect(t.offered).toEqual(expect.arrayContaining(['attack:P', 'attack:Q']));
});

test('SWM-D19 (SWM-10.3): adjacent enemies first', () => {
  const t = table({ map: ['aA', '..', '.V'], pieces: { a: shooter, A: trooper, V: { card: 'vader' } } });
  expect(t.offered).toContain('attack:A');
  expect(t.closedBy('attack:V')).toBe('SWM-10.3');
});

test('SWM-16.31: a melee fighter reaches adjacent enemies only', () => {
  const t = table({ map: ['a.V'], pieces: { a: { card: 'ewok' }, V: { card: 'vader' } } });
  expect(t.closedBy('attack:V')).toBe('SWM-16.31');
});

test('SWM-D20, SWM-10.6 (SWM-16.3): cover adds 4 to Defense, advantageous cover 8', () => {
  const needed = (card: string, low: boolean): number => {
    const t = table({ map: ['a....B', '......', '.....C'], low: low ? [[5, 0]] : [], pieces: { a: shooter, B: { card }, C: { card: 'vader' } } }).play('attack:B');
    const { request } = t;
    return Number(request!.about['defense']);
  };
  expect(needed('bespin-guard', true)).toBe(20);
  expect(needed('bespin-guard', false)).toBe(12);
  expect(needed('stormtrooper', true)).toBe(20);
});

test('SWM-D22, SWM-D23 (SWM-16.43): Stealth needs cover and more than 6 squares', () => {
  const S = { card: 'scout-trooper' };
  const far = table({ map: ['a......S.T'], low: [[7, 0], [9, 0]], pieces: { a: shooter, S, T: trooper } });
  expect(far.closedBy('attack:S')).toBe('SWM-16.43');
  expect(far.offered).toContain('attack:T');
  const near = table({ map: ['a.....S..T'], low: [[6, 0], [9, 0]], pieces: { a: shooter, S, T: trooper } });
  expect(near.offered).toContain('attack:S');
  expect(near.closedBy('attack:T')).toBe('SWM-10.4');
  const open = table({ map: ['a......S.T'], low: [[9, 0]], pieces: { a: shooter, S, T: trooper } });
  expect(open.offered).toContain('attack:S');
});

test('SWM-9.6: sight goes both ways', () => {
  const map = ['..#...', '......', '.#..#.', '......'];
  const walls = [[2, 1, 3, 1], [0, 2, 0, 3]] as const;
  const squares = map.flatMap((line, row) => [...line].flatMap((kind, column) => (kind === '#' ? [] : [at(column, row)])));
  const [there, back] = [eyes({ map, walls }), eyes({ map, walls })];
  const pairs = squares.flatMap((a) => squares.map((b) => [a, b] as const));
  expect(pairs.filter(([a, b]) => sees(there, a, b) !== sees(back, b, a))).toEqual([]);
  expect(pairs.some(([a, b]) => !sees(there, a, b))).toBe(true);
});

test('SWM-10.1: nobody attacks an ally', () => {
  const t = table({ map: ['ab.V'], pieces: { a: shooter, b: trooper, V: { card: 'vader' } } });
  expect(t.offered.filter((option) => option.startsWith('attack:'))).toEqual(['attack:V']);
});
