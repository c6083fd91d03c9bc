import { describe, expect, test } from 'vitest';
import { eyesOf, middleOf, posedHeight, solidOf, type Posed, type Posture } from './body.ts';
import { enterSolid, type Solid } from './solid.ts';

const POSTURES: readonly Posture[] = ['upright', 'crouched', 'prone'];
/** Figures from a slim to a squat one: radius and height in mm. */
const SIZES = [[16, 32], [15, 30], [12.5, 45], [25, 30], [20, 60]] as const;
const toward = { x: 0, z: 500 };

interface Extent { readonly low: number; readonly high: number; readonly wide: number; readonly reach: number }

/** What a solid fills, told from its capsules alone. */
function extentOf({ capsules }: Solid): Extent {
  let [low, high, wide, reach] = [Infinity, -Infinity, 0, 0];
  for (let i = 0; i < capsules.length; i += 7) for (const end of [i, i + 3]) {
    const [x, y, z, r] = [capsules[end]!, capsules[end + 1]!, capsules[end + 2]!, capsules[i + 6]!];
    low = Math.min(low, y - r);
    high = Math.max(high, y + r);
    wide = Math.max(wide, Math.abs(x) + r);
    reach = Math.max(reach, Math.sqrt(x * x + z * z) + r);
  }
  return { low, high, wide, reach };
}

describe.each(SIZES)('a figure on a base of radius %d, %d mm high', (radius, height) => {
  const posed = (posture: Posture): Posed => ({ at: { x: 0, y: 0, z: 0 }, radius, height, posture });

  test.each([['upright', 1], ['crouched', 1 / 2], ['prone', 1 / 4]] as const)('A28: %s it fills %d of its height, from the ground up, and keeps to its base', (posture, share) => {
    const { low, high, reach } = extentOf(solidOf(posed(posture), toward));
    expect(posedHeight(posed(posture))).toBe(height * share);
    expect(high).toBeCloseTo(height * share, 9);
    expect(low).toBeGreaterThanOrEqual(-1e-9);
    expect(low).toBeLessThan(0.05 * radius);
    expect(reach).toBeLessThanOrEqual(radius + 1e-9);
  });

  test.each(POSTURES)('1.2: the eyes of who is %s are in or on the head, on the side it is turned to', (posture) => {
    const eyes = eyesOf(posed(posture), toward);
    expect(eyes.z).toBeGreaterThan(0);
    expect(eyes.y).toBeCloseTo(0.9 * posedHeight(posed(posture)), 9);
    const { capsules } = solidOf(posed(posture), toward);
    const [x, y, z, r] = [capsules[0]!, capsules[1]!, capsules[2]!, capsules[6]!];
    expect(Math.sqrt((eyes.x - x) ** 2 + (eyes.y - y) ** 2 + (eyes.z - z) ** 2)).toBeLessThanOrEqual(r * 1.5);
  });

  test.each(POSTURES)('9.10: a line to the middle of who is %s meets the body from every side', (posture) => {
    const figure = posed(posture);
    for (let i = 0; i < 24; i++) {
      const from = { x: Math.cos(i) * 300, y: 40 * (i % 4), z: Math.sin(i) * 300 };
      const middle = middleOf(figure);
      const [x, y, z] = [middle.x - from.x, middle.y - from.y, middle.z - from.z];
      const long = Math.sqrt(x * x + y * y + z * z);
      expect(enterSolid(solidOf(figure, from), { ox: from.x, oy: from.y, oz: from.z, dx: x / long, dy: y / long, dz: z / long })).toBeLessThan(long);
    }
  });
});

test('8.4: who faces nowhere turns to who looks; who faces somewhere does not', () => {
  const figure = { at: { x: 10, y: 5, z: -20 }, radius: 16, height: 32, posture: 'prone' } as const;
  expect(eyesOf(figure, { x: 10, z: 400 }).z).toBeGreaterThan(-20);
  expect(eyesOf(figure, { x: 10, z: -400 }).z).toBeLessThan(-20);
  expect(eyesOf({ ...figure, facing: { x: 1, z: 0 } }, { x: 10, z: -400 })).toMatchObject({ z: -20 });
  expect(eyesOf({ ...figure, facing: { x: 1, z: 0 } }, { x: 10, z: -400 }).x).toBeGreaterThan(20);
  expect(extentOf(solidOf({ ...figure, at: { x: 0, y: 0, z: 0 }, facing: { x: 1, z: 0 } }, toward)).wide).toBeCloseTo(16, 9);
});

test('the limbs of a figure leave no gap between head and feet', () => {
  for (const [radius, height] of SIZES) for (const posture of ['upright', 'crouched'] as const) {
    const solid = solidOf({ at: { x: 0, y: 0, z: 0 }, radius, height, posture }, toward);
    const tall = posedHeight({ at: { x: 0, y: 0, z: 0 }, radius, height, posture });
    for (let y = 0.2 * tall; y < tall; y += 0.1) expect(enterSolid(solid, { ox: 0, oy: y, oz: 500, dx: 0, dy: 0, dz: -1 })).toBeLessThan(Infinity);
  }
});
