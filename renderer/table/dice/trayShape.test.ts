import { expect, test } from 'vitest';
import type { Point } from '../../../engine/shape/point.ts';
import { project } from '../director/lens.ts';
import { homeView } from '../rig.ts';
import { lining, OUTSIDE, placeOf } from './trayShape.ts';
import { TRAY } from './throw.ts';

/** The board's frame beside the mat (mm). */
const FRAME = 12 + 74 + 4;
/** Half the tray's sides on the table: its long side lies along z. */
const [ACROSS, DEEP] = [OUTSIDE.z, OUTSIDE.x];

/** Tables from the smallest to the largest that are laid out, and oblong ones both ways (inches). */
const SIZES = [[36, 36], [18, 18], [22, 22], [48, 36], [36, 48], [72, 48], [24, 72], [72, 72]] as const;

test('the tray stands beside the board’s frame, and whole in the first picture of a table of any size, from every side of it', () => {
  for (const inches of SIZES) for (const quarter of [0, 1, 2, 3]) {
    const table = inches.map((inch) => inch * 25.4) as [number, number];
    const turn = (quarter * Math.PI) / 2;
    const place = placeOf(table, quarter);
    expect(place.x + ACROSS).toBeLessThan(-(table[quarter % 2]! / 2 + FRAME));
    const size = { width: 1280, height: 800 };
    const isSeen = (at: Point): boolean => {
      const { x, y } = project(homeView(turn, table), size, at);
      return [x, y].every((px) => px > 0) && x < size.width && y < size.height;
    };
    for (const sx of [-1, 1]) for (const sz of [-1, 1]) {
      const [right, ahead] = [place.x + sx * ACROSS, place.z + sz * DEEP];
      const at = { x: right * Math.cos(turn) + ahead * Math.sin(turn), y: place.y + TRAY.wall, z: ahead * Math.cos(turn) - right * Math.sin(turn) };
      expect([isSeen(at), isSeen({ x: (sx * table[0]) / 2, y: 0, z: (sz * table[1]) / 2 })], `${inches.join(' × ')} from ${quarter}`).toEqual([true, true]);
    }
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
