import { describe, expect, test } from 'vitest';
import { boxTerrain, type BoxSpec } from '../testing/terrain.ts';
import { scene, type Numbers, type Placed, type Table } from '../testing/wartime/table.ts';
import { defenceAgainst } from './shot.ts';
import { fireLine, type FireLine } from './sight.ts';

const open = boxTerrain({});
const box = (id: string, x: readonly [number, number], z: readonly [number, number], top: number, sight: BoxSpec['sight'] = 'blocked'): BoxSpec => ({ id, sight, move: 'impassable', x, z, bottom: 0, top });
const wall = (id: string, z: number, top: number): BoxSpec => box(id, [-200, 200], [z - 2, z + 2], top);

/** A on the near side looks at B, 20 cm off; others as told. */
function look(
  boxes: readonly BoxSpec[],
  others: Readonly<Record<string, Placed>> = {},
  numbers: { readonly target?: Numbers; readonly pieces?: Readonly<Record<string, number>> } = {},
): { t: Table; line: FireLine } {
  const t = scene({
    terrain: boxTerrain({ boxes }),
    who: { A: { seat: 0, at: [0, 10] }, B: { seat: 1, at: [0, -10], card: { def: 3, ...numbers.target } }, ...others },
    ...(numbers.pieces ? { pieces: numbers.pieces } : {}),
  });
  return { t, line: fireLine(t.game, t.there('A'), t.there('B')) };
}

describe('cover', () => {
  test('WT-1.3: in the open nothing is hidden, and the line goes from the eyes to the middle of the body', () => {
    const { line } = look([]);
    expect(line).toMatchObject({ open: true, friend: null, hidden: 0, cover: 0, first: null, elements: [] });
    expect(line.line.from.y).toBe(27);
    expect(line.line.from.z).toBeLessThan(100);
    expect(line.line.to.y).toBeCloseTo(15, 0);
    expect(line.line.to.z).toBeGreaterThan(-100);
  });

  test('WT-105 (WT-9.10, WT-A38): hidden by more than half, a target adds half the DEF of what hides it', () => {
    const { t, line } = look([wall('wall', -80, 20)]);
    expect(line.hidden).toBeGreaterThan(0.5);
    expect(line.hidden).toBeLessThan(1);
    expect(line.elements).toEqual([{ kind: 'scenery', id: 'wall', share: line.hidden, defence: 4 }]);
    expect(defenceAgainst(t.game, t.there('A'), t.there('B'), line)).toBe(7);
  });

  test('hidden by half or less, it adds nothing, but what hides is named', () => {
    const { line } = look([wall('wall', -80, 8)]);
    expect(line.hidden).toBeGreaterThan(0);
    expect(line.hidden).toBeLessThanOrEqual(0.5);
    expect(line).toMatchObject({ open: true, cover: 0, elements: [{ id: 'wall', defence: 0 }] });
  });

  test('WT-106 (WT-9.10, WT-A38, WT-A98): two walls of DEF 4 and 6 that hide all of it both count whole', () => {
    const { t, line } = look([wall('low', 0, 60), wall('high', -60, 90)], {}, { pieces: { low: 4, high: 6 } });
    expect(line).toMatchObject({ open: false, hidden: 1, cover: 10 });
    expect(defenceAgainst(t.game, t.there('A'), t.there('B'), line)).toBe(13);
  });

  test('WT-1.6, WT-A38: two walls that both hide more than half add up by halves, rounded up one by one', () => {
    const { line } = look([wall('near', -60, 22), wall('far', -80, 20)], {}, { pieces: { near: 5, far: 7 } });
    expect(line.hidden).toBeLessThan(1);
    expect(line.cover).toBe(3 + 4);
  });

  test('what hides next to nothing is not in the line of fire', () => {
    const beam = (bottom: number): BoxSpec => ({ ...wall('beam', -78, 60), bottom });
    expect(look([wall('wall', -80, 20), beam(28.4)]).line.elements.map(({ id }) => id)).toEqual(['wall']);
    expect(look([wall('wall', -80, 20), beam(25)]).line.elements.map(({ id }) => id)).toEqual(['wall', 'beam']);
  });

  test('what the shooter sees through is no cover', () => expect(look([box('glass', [-200, 200], [-82, -78], 90, 'clear')]).line).toMatchObject({ open: true, hidden: 0, cover: 0, first: 'glass' }));
});

describe('miniatures in the line', () => {
  test('WT-A38: a miniature that hides more than half of the target counts with half its DEF', () => {
    const { line } = look([], { M: { seat: 2, at: [0.4, -5], card: { def: 5 } } });
    expect(line.elements).toMatchObject([{ kind: 'miniature', id: 'M', defence: 3 }]);
    expect(line.hidden).toBeGreaterThan(0.5);
    expect(line).toMatchObject({ open: true, cover: 3, first: 'M' });
  });

  test('WT-A38: one that hides less does not count', () => {
    const { line } = look([], { M: { seat: 2, at: [0.9, -5], card: { def: 5 } } });
    expect(line.elements[0]!.share).toBeLessThan(0.5);
    expect(line).toMatchObject({ open: true, cover: 0 });
  });

  test('nor beside a wall that hides more than half', () => {
    const { line } = look([wall('wall', -80, 20)], { M: { seat: 2, at: [0.9, -5], card: { def: 5 } } });
    expect(line.elements.map(({ id, defence }) => [id, defence])).toEqual([['wall', 4], ['M', 0]]);
    expect(line.cover).toBe(4);
  });

  test('a target that others hide whole cannot be seen', () => {
    const { t, line } = look([], { M: { seat: 2, at: [0, -5], card: { height: 40 } } });
    expect(line).toMatchObject({ open: false, friend: null, hidden: 1, first: 'M' });
    expect(t.closedBy('shoot:B')).toBe('WT-9.6');
  });

  test('WT-A38: a friend bars the line he stands in, and not one that passes over him', () => {
    expect(look([], { F: { seat: 0, at: [0, 0] } }).line).toMatchObject({ open: false, friend: 'F', first: 'F' });
    expect(look([], { F: { seat: 0, at: [2, 0] } }).line).toMatchObject({ open: true, friend: null, hidden: 0 });
    const low = scene({ terrain: open, who: { A: { seat: 0, at: [0, 10] }, F: { seat: 0, at: [0, 0], card: { height: 12 } }, B: { seat: 1, at: [0, -10] } } });
    expect(fireLine(low.game, low.there('A'), low.there('B'))).toMatchObject({ open: true, friend: null });
  });

  test('an enemy in the line bars nothing as long as some of the target is seen', () => expect(look([], { M: { seat: 1, at: [0.5, 0] } }).line).toMatchObject({ friend: null, open: true, first: 'M' }));

  test('who stands behind the target or the shooter is not in the line', () => {
    expect(look([], { F: { seat: 0, at: [0, -14] }, G: { seat: 0, at: [0, 14] } }).line).toMatchObject({ open: true, friend: null, first: null, elements: [] });
  });
});

describe('a refusal shows what it rests on', () => {
  const closed = (t: Table) => { const { request } = t; return request?.kind === 'pick' ? request.closed.find(({ option }) => option === 'shoot:B') : undefined; };

  test('WT-9.6: the line and the wall that hides the target', () => {
    const { t } = look([wall('wall', 0, 120)]);
    expect(closed(t)).toMatchObject({ rule: 'WT-9.6', why: 'noLineOfSight', detail: { by: 'wall', hidden: 100, fromY: 27, toX: 0, toY: 15, toZ: -100 } });
  });

  test('WT-A38: the friend in the way', () => {
    const { t } = look([], { F: { seat: 0, at: [0, 0] } });
    expect(closed(t)).toMatchObject({ rule: 'WT-9.6', why: 'friendInTheWay', detail: { by: 'F' } });
  });

  test('the impact check tells the share that is hidden and the cover', () => {
    const { t } = look([wall('wall', -80, 20)], {}, { target: {} });
    t.play('shoot:B');
    while (t.asked === 'answer') t.play('pass');
    expect(t.asked).toBe('impact');
    expect(t.request?.about).toMatchObject({ cover: 4, by: 'wall' });
    expect(Number(t.request?.about['hidden'])).toBeGreaterThan(50);
  });
});

test('WT-1.2: the same line is the same line whoever asked before', () => {
  const boxes = [wall('wall', -80, 20), box('crate', [-30, 10], [20, 40], 24)];
  const first = look(boxes).line;
  const { t } = look(boxes);
  fireLine(t.game, t.there('B'), t.there('A'));
  expect(fireLine(t.game, t.there('A'), t.there('B'))).toEqual(first);
  expect(fireLine(t.game, t.there('A'), t.there('B'))).toEqual(first);
});
