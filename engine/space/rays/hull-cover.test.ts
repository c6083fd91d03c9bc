import { describe, expect, test } from 'vitest';
import { randomFrom, type Random } from '../../core/rng.ts';
import { boxTerrain } from '../../testing/terrain.ts';
import { solidOf, type Posed } from './body.ts';
import { leavesBefore } from './body-hiders.ts';
import { isCovered } from './hull-cover.ts';
import { randomYard } from './mesh.fixture.ts';
import { hullsOf } from './mesh-hulls.ts';
import { treeOf } from './mesh-tree.ts';
import { hiddenShare, isSeen } from './ray.ts';
import { viewOf } from './solid-view.ts';
import type { Point } from '../../shape/point.ts';
import type { Terrain } from '../terrain/terrain.ts';

type Corner = readonly [x: number, y: number, z: number];

/** Four corners each, in any order round. */
type Quad = readonly [Corner, Corner, Corner, Corner];

/** A table with one part that is drawn of these faces. */
function drawn(quads: readonly Quad[]): Terrain {
  const terrain = boxTerrain({ boxes: [{ id: 'box', sight: 'blocked', move: 'impassable', x: [-40, 40], z: [-40, 40], bottom: 0, top: 90 }] });
  const { placed: _, ...part } = terrain.parts[0]!;
  const triangles = Uint32Array.from(quads.flatMap((_, i) => [0, 1, 2, 0, 2, 3].map((n) => 4 * i + n)));
  return { ...terrain, parts: [{ ...part, positions: Float32Array.from(quads.flat(2)), triangles }] };
}

/** The faces of a thing that stands on an outline, one for each side, and those below and above where the outline has four corners. */
function prism(outline: readonly (readonly [number, number])[], bottom: number, top: number): Quad[] {
  const sides = outline.map(([x, z], i): Quad => {
    const [toX, toZ] = outline[(i + 1) % outline.length]!;
    return [[x, bottom, z], [toX, bottom, toZ], [toX, top, toZ], [x, top, z]];
  });
  return outline.length === 4 ? [...sides, ...[bottom, top].map((y): Quad => outline.map(([x, z]): Corner => [x, y, z]) as unknown as Quad)] : sides;
}

const square = [[-40, -5], [40, -5], [40, 5], [-40, 5]] as const;
const figure: Posed = { at: { x: 0, y: 0, z: 60 }, radius: 15, height: 30 };
const before: Point = { x: 0, y: 25, z: -100 };

/** Whether it is known without rays that a figure is hidden. */
function covered(terrain: Terrain, eye: Point, body: Posed): boolean {
  const solid = solidOf(body, eye);
  const view = viewOf(eye, solid);
  return isCovered(view, view.near - 0.5, solid.bound, leavesBefore(terrain, eye, solid).map((leaf) => terrain.parts[treeOf(terrain)!.part[leaf]!]!));
}

describe('whoever stands behind a large body is hidden without a single ray', () => {
  test('behind a wall; not beside it, before it, or with the head above it', () => {
    const wall = drawn(prism(square, 0, 60));
    expect(hullsOf(wall.parts[0]!).map(({ planes, open }) => [planes.length / 4, open])).toEqual([[6, 0]]);
    expect(covered(wall, before, figure)).toBe(true);
    expect(covered(wall, before, { ...figure, at: { x: 72, y: 0, z: 60 } })).toBe(false);
    expect(covered(wall, before, { ...figure, at: { x: 0, y: 0, z: -40 } })).toBe(false);
    expect(covered(wall, { x: 0, y: 25, z: 0 }, figure)).toBe(false);
    expect(covered(drawn(prism(square, 0, 28)), before, figure)).toBe(false);
  });

  test('two walls hide together whom neither hides alone', () => {
    const half = (x: number): Quad[] => prism([[x - 20, -5], [x + 20, -5], [x + 20, 5], [x - 20, 5]], 0, 60);
    expect(covered(drawn([...half(-18), ...half(21)]), before, figure)).toBe(true);
    expect(covered(drawn([...half(-24), ...half(24)]), before, figure)).toBe(false);
  });

  test('a box without a bottom hides from above its rim, not from below; one without a side not from that side', () => {
    const [front, right, back, left, bottom, top] = prism(square, 40, 90) as [Quad, Quad, Quad, Quad, Quad, Quad];
    const high: Posed = { ...figure, at: { x: 0, y: 45, z: 60 } };
    const lid = drawn([front, right, back, left, top]);
    expect(hullsOf(lid.parts[0]!).map(({ open }) => open)).toEqual([1]);
    expect(covered(lid, { x: 0, y: 60, z: -100 }, high)).toBe(true);
    expect(covered(lid, { x: 0, y: 5, z: -60 }, { ...figure, at: { x: 0, y: 60, z: 10 } })).toBe(false);
    expect(covered(drawn([right, back, left, bottom, top]), { x: 0, y: 60, z: -100 }, high)).toBe(false);
    expect(covered(drawn([front, right, left, bottom, top]), { x: 0, y: 60, z: -100 }, high)).toBe(true);
  });

  test('a body that is not convex hides with the boxes inside of it', () => {
    const corner = [[-40, -5], [40, -5], [40, 60], [20, 60], [20, 15], [-40, 15]] as const;
    const cap = (y: number): Quad[] => [[[-40, y, -5], [40, y, -5], [20, y, 15], [-40, y, 15]], [[40, y, -5], [40, y, 60], [20, y, 60], [20, y, 15]]];
    const angle = drawn([...prism(corner, 0, 60), ...cap(0), ...cap(60)]);
    expect(hullsOf(angle.parts[0]!).length).toBeGreaterThan(1);
    expect(covered(angle, before, figure)).toBe(true);
    expect(covered(angle, { x: -60, y: 25, z: 90 }, { ...figure, at: { x: 0, y: 0, z: 40 } })).toBe(false);
    // Where the angle's arms leave room it is no body.
    expect(covered(angle, { x: -100, y: 25, z: 45 }, { ...figure, at: { x: 5, y: 0, z: 40 } })).toBe(false);
  });

  test('single sheets, and what is open on more than flat openings, are no bodies', () => {
    expect(hullsOf(drawn([prism(square, 0, 60)[0]!]).parts[0]!)).toEqual([]);
    const [front, right, back, left, bottom, top] = prism(square, 0, 60) as [Quad, Quad, Quad, Quad, Quad, Quad];
    expect(hullsOf(drawn([front, back, left, bottom]).parts[0]!)).toEqual([]);
    expect(hullsOf(drawn([right, top]).parts[0]!)).toEqual([]);
  });

  test('WT-9.6: rays find nothing of whoever is hidden so, on any table', () => {
    const random = randomFrom(34);
    let [found, hidden] = [0, 0];
    for (let i = 0; i < 30; i++) {
      const terrain = randomYard(random, 60);
      for (let k = 0; k < 12; k++) {
        const [eye, body] = [{ ...placeOf(random), y: 10 + random() * 80 }, { ...figure, at: { ...placeOf(random), y: random() < 0.7 ? 0 : 30 } }];
        const { share } = hiddenShare(terrain, eye, body);
        expect(isSeen(terrain, eye, body)).toBe(share < 1);
        if (share === 1) hidden++;
        if (!covered(terrain, eye, body)) continue;
        expect(share).toBe(1);
        found++;
      }
    }
    // Most are found so.
    expect(found).toBeGreaterThan(0.7 * hidden);
    expect(found).toBeGreaterThan(60);
  });
});

const placeOf = (random: Random): { x: number; z: number } => ({ x: random() * 500 - 250, z: random() * 500 - 250 });
