import { expect, it } from 'vitest';
import { heardAt, sideOf, type Listener } from './space.ts';

/** An eye south of the table that looks north and down, and one that looks the other way. */
const south: Listener = { at: { x: 0, y: 900, z: 1200 }, forward: { x: 0, y: -0.6, z: -0.8 }, right: { x: 1, y: 0, z: 0 }, up: { x: 0, y: 0.8, z: -0.6 } };
const north: Listener = { at: { x: 0, y: 900, z: -1200 }, forward: { x: 0, y: -0.6, z: 0.8 }, right: { x: -1, y: 0, z: 0 }, up: { x: 0, y: 0.8, z: 0.6 } };
const east = { x: 400, y: 0, z: 0 };

it('what lies at the right of the picture is heard from the right, from the other side of the table from the left', () => {
  expect(sideOf(south, east)).toBeGreaterThan(0.3);
  expect(sideOf(north, east)).toBeCloseTo(-sideOf(south, east));
  expect(sideOf(south, { x: 0, y: 0, z: 0 })).toBe(0);
  expect(sideOf(south, south.at)).toBe(0);
});

it('it is heard wider aside than it is seen, and as far away', () => {
  const far = ({ x, y, z }: typeof east): number => Math.hypot(x - south.at.x, y - south.at.y, z - south.at.z);
  const heard = heardAt(south, east);
  expect(heard.x).toBeGreaterThan(east.x * 1.5);
  expect(far(heard)).toBeCloseTo(far(east));
  const middle = heardAt(south, { x: 0, y: 0, z: 0 });
  expect(Math.hypot(middle.x, middle.y, middle.z)).toBeLessThan(1e-9);
});

it('what is farther aside is heard farther aside, wherever it is', () => {
  const sides = [-450, -200, -50, 50, 200, 450].map((x) => sideOf(south, { x, y: 90, z: -200 }));
  expect(sides).toEqual([...sides].sort((a, b) => a - b));
  expect(Math.max(...sides.map(Math.abs))).toBeLessThanOrEqual(1);
});
