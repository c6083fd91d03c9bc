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

test('D26 (9.1, 9.2): a diagonal counts 2', () => {
  expect(distance(eyes(), at(0, 0), at(3, 3))).toBe(6);
  expect(distance(eyes(), at(0, 0), at(4, 3))).toBe(7);
});

test('9.1: distance goes round walls and over low objects and pits', () => {
  expect(distance(eyes({ walls: [[0, 0, 1, 0], [0, 1, 1, 1]] }), at(0, 0), at(1, 0))).toBe(5);
  expect(distance(eyes({ map: ['.o~.'] }), at(0, 0), at(3, 0))).toBe(3);
  expect(distance(eyes({ map: ['.#.'] }), at(0, 0), at(2, 0))).toBe(Infinity);
});

test('D02 (9.4): a long wall hides everything behind it', () => {
  expect(sees(eyes({ walls: [[2, 0, 3, 0], [2, 1, 3, 1], [2, 2, 3, 2], [2, 3, 3, 3]] }), at(0, 0), at(5, 0))).toBe(false);
});

test('D03 (9.3, 9.4): through a mere corner there is neither sight nor adjacency', () => {
  const seen = eyes({ walls: [[0, 0, 1, 0], [0, 0, 0, 1]] });
  expect(sees(seen, at(0, 0), at(1, 1))).toBe(false);
  expect(adjacent(seen, at(0, 0), at(1, 1))).toBe(false);
});

test('D04 (AMB-35): past the end of one wall they are adjacent', () => {
  const seen = eyes({ walls: [[0, 0, 1, 0]] });
  expect(sees(seen, at(0, 0), at(1, 1))).toBe(true);
  expect(adjacent(seen, at(0, 0), at(1, 1))).toBe(true);
});

test('D24 (9.3): across a wall nobody is adjacent', () => expect(adjacent(eyes({ walls: [[0, 0, 1, 0]] }), at(0, 0), at(1, 0))).toBe(false));

test('9.5: low objects and pits never block sight, big objects do', () => {
  expect(sees(eyes({ map: ['.o~.'] }), at(0, 0), at(3, 0))).toBe(true);
  expect(sees(eyes({ map: ['.#..'] }), at(0, 0), at(3, 0))).toBe(false);
});

test('D07 (10.9): the attacker chooses the corner without cover', () => expect(cover({}, [0, 0], [4, 1], [[2, 0]])).toBe(false));

test('D08, D10, D12 (10.7, 10.11, 10.12): low objects give cover, but not beside the attacker', () => {
  expect(cover({ low: [[4, 0]] }, [0, 0], [4, 0])).toBe(true);
  expect(cover({ low: [[2, 0]] }, [0, 0], [4, 0])).toBe(true);
  expect(cover({ low: [[1, 0]] }, [0, 0], [4, 0])).toBe(false);
  expect(cover({ low: [[1, 0]] }, [0, 0], [1, 0])).toBe(false);
});

test('D11 (10.11): characters give cover, beside the attacker too', () => {
  expect(cover({}, [0, 0], [4, 0], [[1, 0]])).toBe(true);
  expect(cover({}, [0, 0], [4, 0], [[2, 1]])).toBe(false);
});

test('D14 (10.13): a wall that does not hide gives cover', () => {
  const wall = { walls: [[1, 1, 2, 1]] } as const;
  expect(sees(eyes(wall), at(0, 0), at(3, 2))).toBe(true);
  expect(cover(wall, [0, 0], [3, 2])).toBe(true);
});

const shooter: Piece = { card: 'luke' };
const trooper: Piece = { card: 'stormtrooper' };

test('D15 (10.4): in cover only the nearest is a target', () => {
  const t = table({ map: ['a..P......', '....Q.....', '.....R....'], low: [[3, 0], [5, 2]], pieces: { a: shooter, P: trooper, Q: trooper, R: trooper } });
  expect(t.offered).toContain('attack:P');
  expect(t.closedBy('attack:R')).toBe('SWM-10.4');
});

test('16.2, D19 (10.3): with Accurate Shot whoever is in cover is a target, but adjacent enemies come first', () => {
  const t = table({ map: ['a..P......', '....Q.....', '.....R....'], low: [[3, 0], [5, 2]], pieces: { a: { card: 'han' }, P: trooper, Q: trooper, R: trooper } });
  expect(t.offered).toEqual(expect.arrayContaining(['attack:P', 'attack:Q', 'attack:R']));
  const beside = table({ map: ['aA', '..', '.V'], pieces: { a: { card: 'han' }, A: trooper, V: { card: 'vader' } } });
  expect([beside.offered.includes('attack:A'), beside.closedBy('attack:V')]).toEqual([true, 'SWM-10.3']);
});

test('D16 (10.5): whom the attacker does not see is not the nearest', () => {
  const t = table({ map: ['a#P...', '......', '.....Q'], low: [[5, 2]], pieces: { a: shooter, P: trooper, Q: trooper } });
  expect(t.closedBy('attack:P')).toBe('SWM-10.2');
  expect(t.offered).toContain('attack:Q');
});

test('D18 (AMB-08): several nearest in cover are all targets', () => {
  const t = table({ map: ['....P.', '......', 'a.....', '......', '....Q.'], low: [[4, 0], [4, 4]], pieces: { a: shooter, P: trooper, Q: trooper } });
  expect(t.offered).toEqual(expect.arrayContaining(['attack:P', 'attack:Q']));
});

test('D19 (10.3): adjacent enemies first', () => {
  const t = table({ map: ['aA', '..', '.V'], pieces: { a: shooter, A: trooper, V: { card: 'vader' } } });
  expect(t.offered).toContain('attack:A');
  expect(t.closedBy('attack:V')).toBe('SWM-10.3');
});

test('16.31: a melee fighter reaches adjacent enemies only', () => {
  const t = table({ map: ['a.V'], pieces: { a: { card: 'ewok' }, V: { card: 'vader' } } });
  expect(t.closedBy('attack:V')).toBe('SWM-16.31');
});

test('D20, 10.6 (16.3): cover adds 4 to Defense, advantageous cover 8', () => {
  const needed = (card: string, low: boolean): number => {
    const t = table({ map: ['a....B', '......', '.....C'], low: low ? [[5, 0]] : [], pieces: { a: shooter, B: { card }, C: { card: 'vader' } } }).play('attack:B');
    const { request } = t.session;
    return Number(request!.about['defense']);
  };
  expect(needed('bespin-guard', true)).toBe(20);
  expect(needed('bespin-guard', false)).toBe(12);
  expect(needed('stormtrooper', true)).toBe(20);
});

test('D22, D23 (16.43): Stealth needs cover and more than 6 squares', () => {
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
