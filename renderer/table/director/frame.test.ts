import { expect, test } from 'vitest';
import type { Point } from '../../../engine/shape/point.ts';
import { homeView } from '../rig.ts';
import { coveredOf, type Hides } from './covered.ts';
import { frame, leftOut, shows, type Staging } from './frame.ts';
import { freeOf } from './freeArea.ts';
import { boundsOf, eyeOf, isWithin, pixelsOf, type Body } from './lens.ts';
import type { Shot } from './shot.ts';

const SIZE = { width: 1280, height: 800 };
const FREE = { left: 291, top: 98, right: 989, bottom: 600 };
const open: Hides = () => 0;
const body = (x: number, y: number, z: number): Body => ({ x, y, z, high: 38, radius: 18 });
const shot = (kind: Shot['kind'], ...must: readonly Body[]): Shot => ({ kind, must, may: [], hold: 0 });
const at = (change: Partial<Staging> = {}): Staging => ({ size: SIZE, free: FREE, hides: open, figures: [], home: 0, from: homeView(0), ...change });

test('who acts is 70 pixels high or more, clear of the panels, seen from the person’s side', () => {
  for (const home of [0, Math.PI, 1.3]) for (const [x, z] of [[0, 0], [430, 430], [-430, 400], [300, -430]]) {
    const acting = shot('actor', body(x!, 90, z!));
    const set = at({ home, from: homeView(home) });
    const view = frame(acting, set);
    expect(pixelsOf(view, SIZE, acting.must[0]!)).toBeGreaterThanOrEqual(70);
    expect(isWithin(boundsOf(view, SIZE, acting.must[0]!), FREE)).toBe(true);
    expect(Math.cos(view.turn - home)).toBeGreaterThan(0.6);
    expect(shows(view, acting, set)).toBe(true);
  }
});

test('a wall between two is looked past from another side, and an open one is not run from', () => {
  const pair = shot('pair', body(-60, 0, 40), body(60, 0, -40));
  // Everything seen from the front goes through the wall.
  const wall: Hides = (eye: Point) => (eye.z > 0 ? 2 : 0);
  const past = frame(pair, at({ hides: wall }));
  expect(eyeOf(past).z).toBeLessThanOrEqual(0);
  expect(eyeOf(frame(pair, at())).z).toBeGreaterThan(0);
});

test('nobody stands before whom a shot is about', () => {
  const pair = shot('pair', body(0, 0, 120), body(0, 0, -120));
  const crowd = [...pair.must, body(0, 0, 60), body(30, 0, 90), body(-30, 0, 90)];
  const set = at({ figures: crowd });
  const view = frame(pair, set);
  for (const one of pair.must) expect(coveredOf(eyeOf(view), one, crowd, open).hidden).toBeLessThanOrEqual(0.2);
});

test('from one shot of a pair to the next the camera stays on its side of the line between them', () => {
  const pair = shot('pair', body(-80, 0, 0), body(80, 0, 0));
  for (const turn of [0.3, Math.PI - 0.3]) {
    const from = { ...homeView(0), x: 0, z: 0, turn };
    expect(Math.sign(eyeOf(frame(pair, at({ from }))).z), `from ${turn}`).toBe(Math.sign(eyeOf(from).z));
  }
});

test('of what is welcome as much is shown as leaves the first high enough', () => {
  const first = body(0, 0, 0);
  const [near, far] = [body(90, 0, -30), body(-440, 0, -440)];
  const view = frame({ kind: 'actor', must: [first], may: [near, far], hold: 0 }, at());
  expect(isWithin(boundsOf(view, SIZE, near), FREE)).toBe(true);
  expect(isWithin(boundsOf(view, SIZE, far), FREE)).toBe(false);
  expect(pixelsOf(view, SIZE, first)).toBeGreaterThanOrEqual(70);
});

test('another direction is taken for whoever is missed, and one who cannot be in the picture costs the others nothing', () => {
  const first = body(0, 0, 0);
  const [aside, beyond, near] = [body(-520, 0, 60), body(900, 0, 900), body(-60, 0, 10)];
  const plain = shot('actor', first);
  const set = at();
  expect(leftOut(frame({ ...plain, may: [aside] }, set), { ...plain, may: [aside], missed: 1 }, set)).toBeGreaterThan(0);
  const missed = { ...plain, may: [aside, beyond, near], missed: 2 };
  const view = frame(missed, set);
  expect(isWithin(boundsOf(view, SIZE, aside), FREE)).toBe(true);
  expect(isWithin(boundsOf(view, SIZE, near), FREE)).toBe(true);
  expect(pixelsOf(view, SIZE, first)).toBeGreaterThanOrEqual(70);
});

test('the camera is never swung more than half round', () => {
  const from = { ...homeView(0), turn: 7 * Math.PI + 0.2 };
  expect(Math.abs(frame(shot('actor', body(0, 0, 0)), at({ from })).turn - from.turn)).toBeLessThanOrEqual(Math.PI);
});

test('the free part of a picture lies between its panels, and is the whole picture where there are none', () => {
  expect(freeOf(SIZE, [])).toEqual({ left: 0, top: 0, right: 1280, bottom: 800 });
  const panels = [
    { left: 16, top: 16, right: 280, bottom: 400 }, { left: 1000, top: 16, right: 1264, bottom: 200 }, { left: 300, top: 620, right: 900, bottom: 790 },
  ];
  expect(freeOf(SIZE, panels)).toEqual({ left: 280, top: 0, right: 1000, bottom: 620 });
  expect(freeOf(SIZE, [{ left: -5, top: -5, right: 1300, bottom: 900 }])).toEqual({ left: 0, top: 0, right: 1280, bottom: 800 });
});
