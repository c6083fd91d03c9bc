import { describe, expect, test } from 'vitest';
import { boxTerrain } from '../../testing/terrain.ts';
import type { Posed } from './body.ts';
import { bodiesHit, firstMet } from './body-hit.ts';

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
});
