import { PerspectiveCamera } from 'three';
import { afterEach, expect, it } from 'vitest';
import type { Box, Shift } from './clearPlaces.ts';
import { labels, placeLabels, shiftOn, type Kept } from './labels.ts';

afterEach(() => labels.clear());

/** Where two labels at one place of the table go beside these figures, in a picture of 800 by 600 looked at from before and above. */
function placed(figures: readonly Kept[], panels: readonly Box[] = []): readonly Shift[] {
  const camera = new PerspectiveCamera(28, 800 / 600, 10, 5000);
  camera.position.set(0, 600, 900);
  camera.lookAt(0, 0, 0);
  const put: Shift[] = [];
  for (const i of [0, 1]) labels.add({ rank: i, at: () => ({ x: 0, y: 20, z: 0 }), size: () => [90, 18], stands: false, put: (shift) => { put[i] = shift; } });
  placeLabels(camera, 800, 600, figures, panels);
  return put;
}

it('labels of one place stand apart, and beside whoever stands there, chosen or not', () => {
  const [first, second] = placed([]);
  expect(first).toEqual([0, 0]);
  expect(Math.abs(second![1])).toBeGreaterThanOrEqual(18);
  for (const always of [true, false]) {
    const beside = placed([{ at: { x: 0, y: 0, z: 0 }, radius: 20, always }]);
    expect(beside.every((shift) => shift !== null && Math.hypot(...shift) > 20), `always ${always}`).toBe(true);
  }
});

it('no label lies under a panel: it stands beside it, or is not seen', () => {
  // Its place is in the middle of the picture.
  const [first, second] = placed([], [{ left: 0, top: 0, right: 800, bottom: 310 }]);
  expect(first![1]).toBeGreaterThan(0);
  expect(second![1]).toBeGreaterThan(first![1]);
  expect(placed([], [{ left: 0, top: 0, right: 800, bottom: 600 }])).toEqual([null, null]);
});

it('a label that finds no room is not seen, and is seen again once it finds some', () => {
  const style = { visibility: '', transform: '' };
  shiftOn(style, null);
  expect(style.visibility).toBe('hidden');
  shiftOn(style, [3, -4]);
  expect(style).toEqual({ visibility: '', transform: 'translate(3px, -4px)' });
});
