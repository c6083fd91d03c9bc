import { describe, expect, test } from 'vitest';
import { boxTerrain } from '../testing/terrain.ts';
import type { Posed } from './body.ts';
import { bodiesHit, featuresCrossed, firstHitOnMiss, firstMet } from './body-hit.ts';

const wall = { id: 'wall', sight: 'blocked', move: 'impassable', x: [-5, 5], z: [-100, 100], bottom: 0, top: 40 } as const;
const at = (x: number, z = 0): Posed => ({ at: { x, y: 0, z }, radius: 16, height: 32 });
const terrain = boxTerrain({ size: [600, 400], boxes: [wall, { ...wall, id: 'hut', feature: 'hut', x: [200, 240] }, { ...wall, id: 'glass', sight: 'clear', x: [100, 102] }] });
const open = boxTerrain({ size: [600, 400] });

describe('9.11, A39: the first thing on a line', () => {
  test('a body before the wall, the wall before a body', () => {
    const [from, to] = [{ x: -200, y: 16, z: 0 }, { x: 150, y: 16, z: 0 }];
    const first = firstMet(terrain, from, to, [at(60), at(-60), at(-100, 40)]);
    expect(first).toMatchObject({ kind: 'body', body: 1 });
    expect(first!.at.x).toBeLessThan(-60);
    expect(first!.normal.x).toBeLessThan(-0.9);
    expect(firstMet(terrain, from, to, [at(60)])).toMatchObject({ kind: 'part', part: 0 });
    expect(firstMet(open, from, to, [])).toBeNull();
    expect(bodiesHit([at(60), at(-60), at(-100, 40)], from, to).map(({ body }) => body)).toEqual([1, 0]);
  });

  test('nobody beyond the end of the line', () => expect(bodiesHit([at(60)], { x: -200, y: 16, z: 0 }, { x: 40, y: 16, z: 0 })).toEqual([]));

  test('A38, A98: the features that a line crosses, in order', () => {
    const [from, to] = [{ x: 290, y: 16, z: 0 }, { x: -200, y: 16, z: 0 }];
    expect(featuresCrossed(terrain, from, to)).toEqual(['hut', 'wall']);
    expect(featuresCrossed(terrain, from, to, 'all')).toEqual(['hut', 'glass', 'wall']);
    expect(featuresCrossed(terrain, { ...from, y: 60 }, { ...to, y: 60 })).toEqual([]);
  });
});

describe('a shot that misses flies on', () => {
  const [eye, target] = [{ x: -250, y: 28, z: 0 }, { x: -120, y: 16, z: 0 }];

  test('into the mat behind the target', () => {
    const hit = firstHitOnMiss(open, eye, target, []);
    expect(hit).toMatchObject({ kind: 'mat' });
    expect(hit!.at.y).toBe(0);
    expect(hit!.at.x).toBeCloseTo(-250 + (130 * 28) / 12, 6);
  });

  test('into what stands behind the target, part or body', () => {
    expect(firstHitOnMiss(terrain, eye, target, [])).toMatchObject({ kind: 'part', part: 0 });
    expect(firstHitOnMiss(terrain, eye, target, [at(-60)])).toMatchObject({ kind: 'body', body: 0 });
    expect(firstHitOnMiss(terrain, eye, target, [at(60)])).toMatchObject({ kind: 'part', part: 0 });
  });

  test('over the edge of the table', () => {
    expect(firstHitOnMiss(open, eye, { ...target, y: 28 }, [])).toBeNull();
    expect(firstHitOnMiss(open, { ...eye, x: 250 }, { x: 280, y: 27, z: 0 }, [])).toBeNull();
    expect(firstHitOnMiss(open, eye, { ...eye, y: 90 }, [])).toBeNull();
    expect(firstHitOnMiss(open, eye, eye, [])).toBeNull();
  });
});
