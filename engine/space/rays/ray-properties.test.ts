import { expect, test } from 'vitest';
import { randomFrom, type Random } from '../../core/rng.ts';
import { middleOf, solidOf, type Posed, type Posture } from './body.ts';
import { cross, minus, randomYard, tableOf, unit } from './mesh.fixture.ts';
import { firstHit, rayAlong } from './mesh.ts';
import type { Point } from '../../shape/point.ts';
import { hiddenShare, isSeen } from './ray.ts';
import { enterSolid } from './solid.ts';
import type { Feature, Terrain } from '../terrain/table.ts';

const POSTURES: readonly Posture[] = ['upright', 'crouched', 'prone'];
const placeOf = (random: Random): { x: number; z: number } => ({ x: random() * 500 - 250, z: random() * 500 - 250 });
const figure = (random: Random): Posed => ({
  at: { ...placeOf(random), y: random() < 0.7 ? 0 : 30 },
  radius: 16,
  height: 32,
  posture: POSTURES[Math.floor(random() * 3)]!,
});
const eyeOf = (random: Random): Point => ({ ...placeOf(random), y: 10 + random() * 80 });

/** The hidden share by an even lattice of rays in the plane through the middle: nothing adaptive about it. */
function dense(terrain: Terrain, eye: Point, body: Posed, others: readonly Posed[], across = 48): number {
  const [solid, middle] = [solidOf(body, eye), middleOf(body)];
  const hiders = others.map((other) => solidOf(other, eye));
  const ahead = unit(minus(middle, eye));
  const right = unit(cross(ahead, { x: 0, y: 1, z: 0 }));
  const up = cross(right, ahead);
  let [hidden, all] = [0, 0];
  for (let i = 0; i < across; i++) for (let j = 0; j < across; j++) {
    const [x, y] = [((i + 0.5) / across - 0.5) * 2.4 * solid.bound, ((j + 0.5) / across - 0.5) * 2.4 * solid.bound];
    const { ray } = rayAlong(eye, { x: middle.x + x * right.x + y * up.x, y: middle.y + x * right.y + y * up.y, z: middle.z + x * right.z + y * up.z })!;
    const far = enterSolid(solid, ray) - 0.5;
    if (far === Infinity) continue;
    all++;
    const to = { x: eye.x + far * ray.dx, y: eye.y + far * ray.dy, z: eye.z + far * ray.dz };
    if (hiders.some((hider) => enterSolid(hider, ray) < far) || firstHit(terrain, eye, to, 'blocked') !== null) hidden++;
  }
  return all === 0 ? 0 : hidden / all;
}

test('A98: the hidden share is what an even lattice of rays finds, and on the same side of one half', () => {
  const random = randomFrom(31);
  let [partly, worst] = [0, 0];
  for (let i = 0; i < 45; i++) {
    const terrain = randomYard(random, 14);
    const [eye, body] = [eyeOf(random), figure(random)];
    // One figure near the line, so that it often hides something.
    const near: Posed = { ...figure(random), at: { x: eye.x + 0.7 * (body.at.x - eye.x) + 8 * random(), y: body.at.y, z: eye.z + 0.7 * (body.at.z - eye.z) } };
    const { share, error } = hiddenShare(terrain, eye, body, [near]);
    const expected = dense(terrain, eye, body, [near]);
    worst = Math.max(worst, Math.abs(share - expected));
    expect(Math.abs(share - expected)).toBeLessThanOrEqual(error + 0.04);
    if (Math.abs(expected - 0.5) > 0.04) expect(share > 0.5).toBe(expected > 0.5);
    if (share > 0 && share < 1) partly++;
  }
  expect(partly).toBeGreaterThan(8);
  expect(worst).toBeLessThan(0.12);
});

test('WT-9.6: somebody is seen wherever less than all of them is hidden', () => {
  const random = randomFrom(33);
  const found = [0, 0];
  for (let i = 0; i < 400; i++) {
    const terrain = randomYard(random, 40);
    const [eye, body] = [eyeOf(random), figure(random)];
    const near: Posed = { ...figure(random), at: { x: eye.x + 0.7 * (body.at.x - eye.x) + 8 * random(), y: body.at.y, z: eye.z + 0.7 * (body.at.z - eye.z) } };
    const { share } = hiddenShare(terrain, eye, body, [near]);
    expect(isSeen(terrain, eye, body, [near])).toBe(share < 1);
    if (share > 0) found[share < 1 ? 1 : 0]!++;
  }
  expect(Math.min(...found)).toBeGreaterThan(20);
});

test('1.2: turning and moving everything on the table together changes no share', () => {
  const random = randomFrom(32);
  const names = ['post', 'house', 'crate'];
  for (let i = 0; i < 25; i++) {
    const features = Array.from({ length: 8 }, (_, n): Feature => ({
      id: `f${n}`, piece: names[Math.floor(random() * 3)]!, at: [Math.round(random() * 200 - 100), Math.round(random() * 200 - 100)], turn: Math.floor(random() * 360) - 180, level: 0,
    }));
    const [eye, body] = [
      { x: random() * 200 - 100, y: 40, z: random() * 200 - 100 },
      { ...figure(random), at: { x: random() * 200 - 100, y: 0, z: random() * 200 - 100 } },
    ];
    const before = hiddenShare(tableOf(features), eye, body);
    for (const turn of [90, 180, -37]) {
      const [sin, cos] = [Math.sin((turn * Math.PI) / 180), Math.cos((turn * Math.PI) / 180)];
      const moved = (x: number, z: number): [number, number] => [x * cos + z * sin + 20, -x * sin + z * cos - 13];
      const put = ({ x, y, z }: Point): Point => { const [a, b] = moved(x, z); return { x: a, y, z: b }; };
      const turned = tableOf(features.map((feature) => ({ ...feature, turn: ((feature.turn + turn + 540) % 360) - 180, at: moved(...feature.at) })));
      const after = hiddenShare(turned, put(eye), { ...body, at: put(body.at) });
      expect(Math.abs(after.share - before.share)).toBeLessThanOrEqual(turn % 90 === 0 ? 0.01 : 0.03);
      expect(after.features.map(({ feature }) => feature).slice(0, 1)).toEqual(before.features.map(({ feature }) => feature).slice(0, 1));
    }
  }
});

test('A38: one more thing before a body never shows more of it', () => {
  const random = randomFrom(33);
  for (let i = 0; i < 40; i++) {
    const [terrain, eye, body] = [randomYard(random, 8), eyeOf(random), figure(random)];
    const near: Posed = { ...figure(random), at: { x: eye.x + 0.6 * (body.at.x - eye.x), y: 0, z: eye.z + 0.6 * (body.at.z - eye.z) + 6 } };
    const [without, withIt] = [hiddenShare(terrain, eye, body), hiddenShare(terrain, eye, body, [near])];
    expect(withIt.share).toBeGreaterThanOrEqual(without.share - without.error - withIt.error);
    expect(hiddenShare(terrain, eye, body, [near])).toEqual(withIt);
  }
});
