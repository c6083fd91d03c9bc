import { describe, expect, test } from 'vitest';
import { boxTerrain, type BoxSpec } from '../../testing/terrain.ts';
import { middleOf, type Posed, type Posture } from './body.ts';
import { apart } from './mesh.fixture.ts';
import { hiddenShare } from './ray.ts';

const wall = { id: 'wall', sight: 'blocked', move: 'impassable', x: [-5, 5], z: [-100, 100], bottom: 0, top: 20 } as const satisfies BoxSpec;
const body: Posed = { at: { x: 100, y: 0, z: 0 }, radius: 16, height: 40 };
const eye = { x: -300, y: 40, z: 0 };
const terrainOf = (...boxes: readonly BoxSpec[]): ReturnType<typeof boxTerrain> => boxTerrain({ boxes });

describe('9.10, A98: the hidden share of a body', () => {
  test('nothing hides a body in the open, and the middle of it is seen', () => {
    const hidden = hiddenShare(boxTerrain({}), eye, body);
    expect(hidden).toMatchObject({ share: 0, error: 0, features: [], bodies: [], samples: 0 });
    expect(apart(hidden.seen!, middleOf(body))).toBeLessThan(6);
  });

  test('a wall before the left half hides one half, before the right half the other', () => {
    for (const z of [[-100, 0], [0, 100]] as const) {
      const { share, error } = hiddenShare(terrainOf({ ...wall, z, top: 90 }), eye, body);
      expect(Math.abs(share - 0.5)).toBeLessThanOrEqual(error);
      expect(error).toBeLessThan(0.08);
    }
  });

  test.each([[0.5, 'more'], [-0.5, 'no more']] as const)('the border of one half is found: a wall that ends %d mm past the middle hides %s than half', (past, answer) => {
    const { share } = hiddenShare(terrainOf({ ...wall, x: [75, 80], z: [-100, past], top: 90 }), eye, body);
    expect(share > 0.5).toBe(answer === 'more');
  });

  test('a low wall hides the legs, a higher one more, a high one all', () => {
    const shares = [8, 16, 24, 32, 60].map((top) => hiddenShare(terrainOf({ ...wall, x: [70, 75], top }), { ...eye, y: 36 }, body).share);
    expect(shares).toEqual([...shares].sort((a, b) => a - b));
    expect(shares[0]).toBeGreaterThan(0.02);
    expect(shares[0]).toBeLessThan(0.3);
    expect(shares[2]).toBeGreaterThan(0.5);
    expect(shares[2]).toBeLessThan(0.9);
    expect(shares[4]).toBe(1);
  });

  test('a part that does not block sight hides nothing', () => {
    expect(hiddenShare(terrainOf({ ...wall, top: 90, sight: 'clear' }), eye, body).share).toBe(0);
  });

  test('what a body stands on or leans against does not hide it', () => {
    const block = terrainOf({ ...wall, x: [50, 150], top: 60 });
    expect(hiddenShare(block, { x: 60, y: 300, z: 0 }, { ...body, at: { x: 100, y: 60, z: 0 } }).share).toBe(0);
    expect(hiddenShare(terrainOf({ ...wall, x: [116, 130], top: 90 }), eye, body).share).toBe(0);
  });

  test('a slit a little wider than a millimetre shows some of it, wherever it is', () => {
    for (let z = -6; z <= 6; z += 0.7) {
      const slit = terrainOf({ ...wall, id: 'a', z: [-100, z - 0.6], top: 90, x: [90, 91] }, { ...wall, id: 'b', z: [z + 0.6, 100], top: 90, x: [90, 91] });
      const { share, seen } = hiddenShare(slit, eye, body);
      expect(share).toBeLessThan(1);
      expect(share).toBeGreaterThan(0.7);
      expect(Math.abs(seen!.z - z)).toBeLessThan(1);
    }
  });

  test('A98: a share near one half is looked at more closely than one far from it, and near another border when asked so', () => {
    const past = (end: number, asks?: readonly number[]): number =>
      hiddenShare(terrainOf({ ...wall, x: [75, 80], z: [-100, end], top: 90 }), eye, body, [], asks).samples;
    expect(past(0)).toBeGreaterThan(4 * past(-5));
    expect(past(-5, [0.5, 0.12])).toBeGreaterThan(2 * past(-5));
  });

  test('looked at from straight above', () => {
    const roof = terrainOf({ ...wall, x: [0, 100], bottom: 60, top: 64 });
    const { share, error } = hiddenShare(roof, { x: 100, y: 400, z: 0 }, { ...body, facing: { x: 1, z: 0 } });
    expect(Math.abs(share - 0.5)).toBeLessThanOrEqual(error);
  });
});

describe('A38: what hides', () => {
  test('WT-106: each of two walls in a row hides all of it alone', () => {
    const { share, features } = hiddenShare(terrainOf({ ...wall, top: 90 }, { ...wall, id: 'second', x: [40, 50], top: 90 }), eye, body);
    expect(share).toBe(1);
    expect(features).toEqual([{ feature: 'wall', share: 1 }, { feature: 'second', share: 1 }]);
  });

  test('the one that hides most comes first, and walls side by side share the body', () => {
    const { share, features } = hiddenShare(terrainOf({ ...wall, z: [-100, -3], top: 90 }, { ...wall, id: 'more', z: [-3, 100], top: 90 }), eye, body);
    expect(share).toBe(1);
    expect(features.map(({ feature }) => feature)).toEqual(['more', 'wall']);
    expect(features[0]!.share + features[1]!.share).toBeGreaterThanOrEqual(1);
    expect(features[0]!.share + features[1]!.share).toBeLessThan(1.12);
  });

  test('parts of one feature count together', () => {
    const { features } = hiddenShare(terrainOf({ ...wall, feature: 'ruin', z: [-100, -3], top: 90 }, { ...wall, id: 'rest', feature: 'ruin', z: [-3, 100], top: 90 }), eye, body);
    expect(features).toEqual([{ feature: 'ruin', share: 1 }]);
  });

  test('another body of the same size right before it hides it whole, one beside the line nothing', () => {
    const empty = boxTerrain({});
    const at = (x: number, z: number): Posed => ({ ...body, at: { x, y: 0, z } });
    expect(hiddenShare(empty, { ...eye, y: 20 }, body, [at(60, 0)])).toMatchObject({ share: 1, bodies: [{ body: 0, share: 1 }], seen: null });
    expect(hiddenShare(empty, eye, body, [at(60, 30)]).share).toBe(0);
    const beside = hiddenShare(empty, eye, body, [at(140, 0), at(60, 6)]);
    expect(beside.bodies.map((one) => one.body)).toEqual([1]);
    expect(beside.share).toBeGreaterThan(0.3);
    expect(beside.share).toBeLessThan(1);
  });

  test('11.2: who is prone does not hide who crouches whole, nor who crouches one upright', () => {
    const hidden = (before: Posture, behind: Posture): number =>
      hiddenShare(boxTerrain({}), { ...eye, y: 36 }, { ...body, posture: behind }, [{ ...body, at: { x: 66, y: 0, z: 0 }, posture: before }]).share;
    expect(hidden('prone', 'crouched')).toBeLessThan(1);
    expect(hidden('crouched', 'upright')).toBeLessThan(1);
    expect(hidden('upright', 'crouched')).toBeGreaterThan(hidden('prone', 'crouched'));
  });

  test('scenery and bodies hide together', () => {
    const { share, features, bodies } = hiddenShare(terrainOf({ ...wall, z: [-100, 0], top: 90 }), eye, body, [{ ...body, at: { x: 60, y: 0, z: 4 } }]);
    expect(share).toBeGreaterThan(Math.max(features[0]!.share, bodies[0]!.share));
    expect(share).toBeLessThan(features[0]!.share + bodies[0]!.share);
  });
});
