import { PerspectiveCamera, Vector3 } from 'three';
import { expect, test } from 'vitest';
import { FIELD_OF_VIEW, Rig, type View } from '../rig.ts';
import { boundsOf, fit, isWithin, pixelsOf, project, type Body } from './lens.ts';

const SIZE = { width: 1280, height: 800 };
const body = (x: number, y: number, z: number): Body => ({ x, y, z, high: 38, radius: 18 });
const VIEW: View = { x: 40, y: 20, z: -90, turn: 0.7, tilt: 0.5, away: 600 };

test('places lie in the picture where the camera draws them', () => {
  const camera = new PerspectiveCamera(FIELD_OF_VIEW, SIZE.width / SIZE.height, 20, 8000);
  const rig = new Rig();
  rig.glide(VIEW, 0);
  rig.update(camera, 1);
  camera.updateMatrixWorld();
  for (const at of [{ x: 0, y: 0, z: 0 }, { x: 120, y: 90, z: -200 }, { x: -30, y: 38, z: 44 }]) {
    const drawn = new Vector3(at.x, at.y, at.z).project(camera);
    const { x, y } = project(VIEW, SIZE, at);
    expect(x).toBeCloseTo(((drawn.x + 1) / 2) * SIZE.width, 3);
    expect(y).toBeCloseTo(((1 - drawn.y) / 2) * SIZE.height, 3);
  }
});

test('a fitted view has every body within its area, and none nearer does', () => {
  const area = { left: 320, top: 110, right: 960, bottom: 580 };
  const bodies = [body(-200, 0, 100), body(150, 90, -120), body(0, 45, 0)];
  for (const turn of [0, 1.2, -2.5, 3]) for (const tilt of [0.3, 0.7, 1.2]) {
    const view = fit(bodies, turn, tilt, { size: SIZE, area, most: 500 });
    const grown = { left: area.left - 1, top: area.top - 1, right: area.right + 1, bottom: area.bottom + 1 };
    expect(bodies.every((each) => isWithin(boundsOf(view, SIZE, each), grown)), `${turn} ${tilt}`).toBe(true);
    const nearer = { ...view, away: view.away * 0.94 };
    expect(bodies.every((each) => isWithin(boundsOf(nearer, SIZE, each), area)), `${turn} ${tilt}, nearer`).toBe(false);
  }
});

test('the first body is drawn no higher than it may be', () => {
  const view = fit([body(0, 0, 0)], 0.4, 0.6, { size: SIZE, area: { left: 300, top: 100, right: 980, bottom: 600 }, most: 96 });
  expect(pixelsOf(view, SIZE, body(0, 0, 0))).toBeGreaterThan(90);
  expect(pixelsOf(view, SIZE, body(0, 0, 0))).toBeLessThan(100);
});

test('what lies behind the eye is nowhere in the picture', () => {
  const behind = body(2000, 0, 2000);
  expect(pixelsOf({ ...VIEW, turn: 0.785 }, SIZE, behind)).toBe(0);
  expect(isWithin(boundsOf({ ...VIEW, turn: 0.785 }, SIZE, behind), { left: -1e9, top: -1e9, right: 1e9, bottom: 1e9 })).toBe(false);
});
