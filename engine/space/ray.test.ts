import { describe, expect, test } from 'vitest';
import { boxTerrain } from '../testing/terrain.ts';
import { firstHit, hiddenShare } from './ray.ts';

const wall = { id: 'wall', sight: 'blocked', move: 'impassable', x: [-5, 5], z: [-100, 100], bottom: 0, top: 20 } as const;
const body = { at: { x: 100, y: 0, z: 0 }, radius: 16, height: 40 };
const eye = { x: -300, y: 40, z: 0 };

describe('rays', () => {
  test('the first part on the way, and where', () => {
    const terrain = boxTerrain({ boxes: [{ ...wall, id: 'far', x: [50, 60] }, wall] });
    expect(firstHit(terrain, { x: -50, y: 10, z: 0 }, { x: 100, y: 10, z: 0 })).toEqual({ part: 1, at: { x: -5, y: 10, z: 0 } });
    expect(firstHit(terrain, { x: -50, y: 30, z: 0 }, { x: 100, y: 30, z: 0 })).toBeNull();
    expect(firstHit(terrain, { x: -50, y: 10, z: 0 }, { x: -10, y: 10, z: 0 })).toBeNull();
  });

  test('WA nothing hides a body in the open', () => {
    expect(hiddenShare(boxTerrain({}), eye, body)).toEqual({ share: 0, blockers: [] });
  });

  test('WA a low wall hides the lower part', () => {
    const { share, blockers } = hiddenShare(boxTerrain({ boxes: [{ ...wall, x: [70, 75] }] }), { ...eye, y: 20 }, body, 10);
    expect(share).toBeGreaterThan(0.45);
    expect(share).toBeLessThan(0.55);
    expect(blockers).toEqual([0]);
  });

  test('WA a high wall hides all, a Clear one nothing', () => {
    expect(hiddenShare(boxTerrain({ boxes: [{ ...wall, top: 90 }] }), eye, body).share).toBe(1);
    expect(hiddenShare(boxTerrain({ boxes: [{ ...wall, top: 90, sight: 'clear' }] }), eye, body).share).toBe(0);
  });

  test('WA the part that hides most comes first', () => {
    const terrain = boxTerrain({ boxes: [{ ...wall, z: [-100, -8], top: 90 }, { ...wall, id: 'more', z: [-8, 100], top: 90 }] });
    expect(hiddenShare(terrain, eye, body)).toEqual({ share: 1, blockers: [1, 0] });
  });

  test('WA what it stands on does not hide it from above', () => {
    const terrain = boxTerrain({ boxes: [{ ...wall, x: [50, 150], top: 60 }] });
    expect(hiddenShare(terrain, { x: 60, y: 300, z: 0 }, { ...body, at: { x: 100, y: 60, z: 0 } }).share).toBe(0);
  });
});
