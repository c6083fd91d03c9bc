import { DataTexture } from 'three';
import { expect, test } from 'vitest';
import type { TableSize } from '../../engine/space/terrain/size.ts';
import { wideFor } from './boardShape.ts';
import { homeView, Rig } from './rig.ts';
import { printOf } from './surface/print.ts';
import { tableMeshes } from './Table.tsx';

const blank = new DataTexture(new Uint8Array(4), 1, 1);
/** Width and depth of what each mesh of a table takes up (mm). */
function extents(size: TableSize): readonly (readonly [x: number, z: number])[] {
  return tableMeshes({ mat: blank, matBump: null, wood: blank, planks: blank, grain: null, room: blank }, false, size).map(({ geometry }) => {
    geometry.computeBoundingBox();
    const { min, max } = geometry.boundingBox!;
    expect([min.x + max.x, min.z + max.z].map(Math.round)).toEqual([0, 0]);
    return [max.x - min.x, max.z - min.z] as const;
  });
}

test('mat, board and edge are as large as the table, the big table and the room larger than they', () => {
  for (const size of [[914.4, 914.4], [558.8, 558.8], [1219.2, 914.4], [609.6, 1828.8], [4000, 4000]] as const) {
    const [mat, board, edge, top, room] = extents(size);
    for (const side of [0, 1] as const) {
      expect(mat![side]).toBeCloseTo(size[side], 2);
      expect(board![side]).toBeCloseTo(size[side] + 24, 2);
      expect(edge![side]).toBeCloseTo(size[side] + 2 * (12 + 74 + 4), 2);
      expect(top![side]).toBeGreaterThanOrEqual(size[side] + 1205);
      expect(room![side]).toBeGreaterThan(top![side] + 2000);
    }
  }
});

test('every table has the same bumps and a picture as fine as may be: a usual one 2048 pixels, no larger one more than 6.3 million', () => {
  expect(printOf([914.4, 914.4])).toMatchObject({ wide: 2048, deep: 2048, area: 1 });
  expect(printOf([1219.2, 914.4])).toMatchObject({ wide: 2731, deep: 2048 });
  for (const size of [[1828.8, 1219.2], [4000, 4000]] as const) {
    const { wide, deep } = printOf(size);
    expect(wide * deep).toBeLessThan(6.3e6);
    expect(wide / deep).toBeCloseTo(size[0] / size[1], 2);
  }
  const bumps = tableMeshes({ mat: blank, matBump: null, wood: blank, planks: blank, grain: null, room: blank }, false, [1828.8, 914.4])[0]!.geometry.getAttribute('uv1');
  const rounded = (at: number): number => Math.round(at * 100) / 100 + 0;
  expect([0, 1, 2, 3].map((i) => [rounded(bumps.getX(i)), rounded(bumps.getY(i))])).toEqual([[-0.5, 1], [1.5, 1], [-0.5, 0], [1.5, 0]]);
});

test('the camera looks at what table it is over: at the whole of it, no farther beside it than a hand’s breadth, and away as far as it is large', () => {
  const rig = new Rig();
  rig.over([1828.8, 1219.2]);
  expect(rig.now).toEqual(homeView(0, [1828.8, 1219.2]));
  rig.pan(9000, 0);
  expect(Math.hypot(rig.goal.x, rig.goal.z)).toBeGreaterThan(700);
  rig.pan(9000, 9000);
  expect([rig.goal.x, Math.abs(rig.goal.z)]).toEqual([1828.8 / 2 + 120, 1219.2 / 2 + 120]);
  rig.zoom(100);
  expect(rig.goal.away).toBeGreaterThan(4000);
  // Who has moved it keeps it, on the smaller table.
  const { turn } = rig.goal;
  rig.over([558.8, 558.8]);
  expect([rig.goal.x, Math.abs(rig.goal.z), rig.goal.away, rig.goal.turn]).toEqual([558.8 / 2 + 120, 558.8 / 2 + 120, 2600, turn]);
  rig.home(0);
  expect(rig.goal.away).toBeLessThan(homeView(0).away * 0.85);
});

test('a larger table is lit as wide as it is, a smaller one as a usual one', () => {
  expect([wideFor([914.4, 914.4]), wideFor([558.8, 558.8]), wideFor([1828.8, 1828.8])]).toEqual([1, 1, 2]);
});
