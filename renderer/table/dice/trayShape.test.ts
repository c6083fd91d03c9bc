import { expect, test } from 'vitest';
import { project } from '../director/lens.ts';
import { OVERVIEW } from '../rig.ts';
import { BOARD } from '../surface/looks.ts';
import { lining, OUTSIDE, PLACE } from './trayShape.ts';
import { TRAY } from './throw.ts';

/** The board's frame beside the mat (mm). */
const FRAME = 12 + 74 + 4;
/** Half the tray's sides on the table: its long side lies along z. */
const [ACROSS, DEEP] = [OUTSIDE.z, OUTSIDE.x];

test('the tray stands beside the board’s frame, and whole in the first picture of the table', () => {
  expect(PLACE.x + ACROSS).toBeLessThan(-(BOARD / 2 + FRAME));
  const size = { width: 1280, height: 800 };
  for (const sx of [-1, 1]) for (const sz of [-1, 1]) {
    const { x, y } = project(OVERVIEW, size, { x: PLACE.x + sx * ACROSS, y: PLACE.y + TRAY.wall, z: PLACE.z + sz * DEEP });
    expect([x, y].every((at) => at > 0) && x < size.width && y < size.height, `${x} ${y}`).toBe(true);
  }
});

test('its brass lies within its outside, its felt in the shade of its walls', () => {
  const shape = lining();
  shape.computeBoundingBox();
  expect(shape.boundingBox!.max.x).toBeCloseTo(OUTSIDE.x + 0.5);
  const [place, colour] = [shape.getAttribute('position'), shape.getAttribute('color')];
  const greenAt = (x: number, z: number): number => {
    let best = 0;
    for (let i = 1; i < 37 * 21; i++) if (Math.hypot(place.getX(i) - x, place.getZ(i) - z) < Math.hypot(place.getX(best) - x, place.getZ(best) - z)) best = i;
    return colour.getY(best);
  };
  expect(greenAt(0, 0)).toBeGreaterThan(3 * greenAt(TRAY.x + 6, 0));
});
