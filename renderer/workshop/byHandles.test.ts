import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Shape } from '../../engine/space/draft/outline.ts';
import { begin } from '../../engine/space/draft/draft.ts';
import { parseTable, type Feature } from '../../engine/space/terrain/table.ts';
import { bare } from '../../engine/testing/own-tables.ts';
import { bench, clearBench, GRID } from './bench.ts';
import { choose, drag, letDragged, lift } from './deeds.ts';
import type { Kit } from './kit.ts';

const rect = (half: number) => ({ minX: -half, maxX: half, minZ: -half, maxZ: half });
const SHAPES = new Map<string, Shape>(Object.entries({
  deck: { rect: rect(75), bottom: 0, top: 90, decks: [{ ...rect(75), y: 90 }], leansAt: null },
  crate: { rect: rect(20), bottom: 0, top: 40, decks: [], leansAt: null },
  ladder: { rect: { minX: -15, maxX: 15, minZ: 0, maxZ: 10 }, bottom: 0, top: 90, decks: [], leansAt: 90 },
} satisfies Record<string, Shape>));
const kit = { shape: (piece: string) => SHAPES.get(piece) } as unknown as Kit;
const put = (piece: string, x: number, z: number, level = 0): Feature => ({ id: piece, piece, at: [x, z], turn: 0, level });
const stands = (id: string) => {
  const { at, level, turn } = bench.getState().draft!.table.features.find((one) => one.id === id)!;
  return { at, level, turn };
};
/** Lays a piece beside a deck in the middle, and takes hold of it. */
const hold = (...pieces: readonly Feature[]): void => {
  bench.setState({ table: 'own-yard', kit, draft: begin(parseTable(bare({ features: [put('deck', 0, 0), ...pieces] }))) });
  choose(pieces.map(({ id }) => id));
};
const draws = (to: Partial<ReturnType<typeof bench.getState>['snaps']>): void => bench.setState(({ snaps }) => ({ snaps: { ...snaps, ...to } }));

beforeEach(() => {
  clearBench();
  draws({ grid: 0, edges: true, decks: true, ladders: true });
});
afterEach(() => {
  draws({ grid: 0, edges: true, decks: true, ladders: true });
  clearBench();
});

describe('handles draw what they move as a drag does', () => {
  it('flush with edges, along the arrow that is held alone; to the grid where no edge is near', () => {
    hold(put('crate', 200, 60));
    drag('crate', { at: [90, 60], along: 'x' });
    expect(bench.getState().lines).toHaveLength(1);
    letDragged('move');
    expect(stands('crate')).toEqual({ at: [95, 60], level: 0, turn: 0 });
    drag('crate', { at: [90, 60], along: null });
    letDragged('move');
    expect(stands('crate').at).toEqual([95, 55]);
    draws({ grid: GRID });
    drag('crate', { at: [301, 55], along: 'x' });
    letDragged('move');
    expect(stands('crate').at).toEqual([304.8, 55]);
  });

  it('off a deck a piece that rested on it goes down to the table, and one in the air keeps its height', () => {
    hold(put('crate', 0, 0, 90));
    drag('crate', { at: [200, 0], along: 'x' });
    letDragged('move');
    expect(stands('crate')).toMatchObject({ at: [200, 0], level: 0 });
    hold(put('crate', 0, 0, 130));
    drag('crate', { at: [200, 0], along: 'x' });
    letDragged('move');
    expect(stands('crate')).toMatchObject({ at: [200, 0], level: 130 });
    hold(put('crate', 0, 0, 90));
    draws({ decks: false });
    drag('crate', { at: [200, 0], along: 'x' });
    letDragged('move');
    expect(stands('crate').level).toBe(90);
  });

  it('a ladder to the edge that the arrow leads to, its back to the deck', () => {
    hold(put('ladder', 200, 30));
    drag('ladder', { at: [110, 30], along: 'x' });
    letDragged('move');
    expect(stands('ladder')).toEqual({ at: [75, 30], level: 0, turn: 90 });
    hold(put('ladder', 200, 30));
    draws({ ladders: false, edges: false });
    drag('ladder', { at: [110, 30], along: 'x' });
    letDragged('move');
    expect(stands('ladder')).toEqual({ at: [110, 30], level: 0, turn: 0 });
  });

  it('raised near a deck’s height onto it, with what is chosen together; elsewhere, or with decks off, as high as hands go', () => {
    hold(put('crate', 10, 10), { ...put('crate', 200, 200, 20), id: 'other' });
    lift(84);
    letDragged('raise');
    expect([stands('crate').level, stands('other').level]).toEqual([90, 110]);
    lift(-40.25);
    letDragged('raise');
    expect([stands('crate').level, stands('other').level]).toEqual([49.8, 69.8]);
    draws({ decks: false });
    lift(36);
    letDragged('raise');
    expect(stands('crate').level).toBe(85.8);
  });
});
