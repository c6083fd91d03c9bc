import { describe, expect, it } from 'vitest';
import type { Feature } from '../terrain/table.ts';
import type { Shape } from './outline.ts';
import { raisedTogether, rests, snapped, type Snaps } from './snap.ts';

const rect = (half: number) => ({ minX: -half, maxX: half, minZ: -half, maxZ: half });
const SHAPES = new Map<string, Shape>(Object.entries({
  deck: { rect: rect(75), bottom: 0, top: 90, decks: [{ ...rect(75), y: 90 }], leansAt: null },
  half: { rect: rect(50), bottom: 0, top: 45, decks: [{ ...rect(50), y: 45 }], leansAt: null },
  crate: { rect: rect(20), bottom: 0, top: 40, decks: [], leansAt: null },
  ladder: { rect: { minX: -15, maxX: 15, minZ: 0, maxZ: 10 }, bottom: 0, top: 90, decks: [], leansAt: 90 },
} satisfies Record<string, Shape>));
const of = (piece: string): Shape | undefined => SHAPES.get(piece);
const put = (piece: string, x: number, z: number, more: Partial<Feature> = {}): Feature => ({ id: piece, piece, at: [x, z], turn: 0, level: 0, ...more });
const NONE: Snaps = { grid: 0, edges: false, decks: false, ladders: false };
const EDGES: Snaps = { ...NONE, edges: true };

describe('what is moved along one axis', () => {
  it('comes flush along that axis, and is not drawn off it', () => {
    const deck = put('deck', 0, 0);
    expect(snapped(put('crate', 90, 60), [deck], of, EDGES).at).toEqual([95, 55]);
    expect(snapped(put('crate', 90, 60), [deck], of, EDGES, 'x')).toMatchObject({ at: [95, 60], lines: [[75, -75, 75, 80]] });
    expect(snapped(put('crate', 90, 60), [deck], of, EDGES, 'z')).toMatchObject({ at: [90, 55], lines: [[-75, 75, 110, 75]] });
    expect(snapped(put('crate', 112, 60), [deck], of, EDGES, 'x')).toMatchObject({ at: [112, 60], lines: [] });
  });

  it('comes flush with what stands askew where its way meets that edge', () => {
    const deck = put('deck', 0, 0, { turn: 30 });
    const [free, drawn] = [put('crate', 112, 0, { turn: 30 }), snapped(put('crate', 112, 0, { turn: 30 }), [deck], of, EDGES, 'x')];
    // Edges of both lie 95 mm apart along the turned axis: on the table's own axis 95 / cos 30°.
    expect(drawn.at[0]).toBeCloseTo(95 / Math.cos(Math.PI / 6), 0);
    expect([drawn.at[1], drawn.lines.length]).toEqual([0, 1]);
    expect(snapped(free, [deck], of, EDGES).at[1]).not.toBe(0);
  });

  it('goes to lines of the grid along that axis alone', () => {
    const grid = { ...NONE, grid: 10 };
    expect([null, 'x', 'z'].map((along) => snapped(put('crate', 13, 27), [], of, grid, along as 'x' | 'z' | null).at)).toEqual([[10, 30], [10, 27], [13, 30]]);
  });

  it('leans at the edge of a deck that its way meets, and at none beside it', () => {
    const ladders = { ...NONE, ladders: true };
    const deck = put('deck', 0, 0);
    expect(snapped(put('ladder', 110, 30), [deck], of, ladders, 'x')).toMatchObject({ at: [75, 30], turn: snapped(put('ladder', 110, 30), [deck], of, ladders).turn });
    expect(snapped(put('ladder', 30, 110), [deck], of, ladders, 'x')).toMatchObject({ at: [30, 110], lines: [] });
    expect(snapped(put('ladder', 30, 110), [deck], of, ladders, 'z').at).toEqual([30, 75]);
  });
});

describe('what is raised', () => {
  const all = [put('deck', 0, 0), put('half', 0, 0)];
  const levels = (level: number, by: number, decks = true): readonly number[] =>
    raisedTogether([put('crate', 10, 10, { level })], by, all, of, decks).map((one) => one.level);

  it('settles onto a deck under its middle that it comes near, from below and from above, the nearest first', () => {
    expect([levels(0, 36), levels(0, 53), levels(45, 34), levels(200, -99)]).toEqual([[45], [45], [90], [90]]);
    expect([levels(0, 30), levels(0, 62), levels(0, 110), levels(90, -30)]).toEqual([[30], [62], [110], [60]]);
    expect([levels(0, 36, false), levels(90, -300), levels(0, 3)]).toEqual([[36], [0], [3]]);
  });

  it('settles on no deck beside it', () => {
    expect(raisedTogether([put('crate', 100, 0)], 85, all, of, true)[0]!.level).toBe(85);
  });

  it('goes together: the lowest settles, and the others keep their heights above it, also where the table ends the way down', () => {
    const stack = [put('crate', 10, 10, { level: 40 }), put('crate', 10, 10, { id: 'below' }), put('crate', 300, 0, { level: 12.5 })];
    expect(raisedTogether(stack, 87.3, all, of, true).map(({ level }) => level)).toEqual([130, 90, 102.5]);
    expect(raisedTogether(stack.map((one) => ({ ...one, level: one.level + 20 })), -70, all, of, true).map(({ level }) => level)).toEqual([40, 0, 12.5]);
  });
});

it('a piece rests on the table, or on a deck under its middle, or hangs in the air', () => {
  const all = [put('deck', 0, 0)];
  expect([put('crate', 0, 0, { level: 90 }), put('crate', 0, 0), put('crate', 200, 0)].map((one) => rests(one, all, of))).toEqual([true, true, true]);
  const hanging = [put('crate', 0, 0, { level: 60 }), put('crate', 200, 0, { level: 90 }), put('crate', 0, 0, { level: 100 })];
  expect(hanging.map((one) => rests(one, all, of))).toEqual([false, false, false]);
});
