import { expect, it } from 'vitest';
import { edgesOf } from '../../engine/space/plane/ring.ts';
import type { TerrainModel } from '../table/terrainModel.ts';
import { groundOf } from './ground.ts';

const square = edgesOf([[[-38, -10], [-38, 10], [38, 10], [38, -10]]]);
const part = (y: number, through: boolean) => ({ floors: [{ y, edges: square }], through });
const placed = (at: readonly [number, number], turn: number, level: number, ...parts: readonly unknown[]) =>
  ({ feature: { at, turn, level }, piece: { parts } });
const on = (theme: string) => groundOf({
  table: { theme }, placed: [placed([100, 0], 90, 0, part(90, true)), placed([-100, 0], 0, 45, part(45, false))],
} as unknown as TerrainModel);

it('the mat is what its theme shows, and one theme that nobody knows is as the first', () => {
  const at = { x: 0, y: 0, z: 0 };
  expect(['refinery', 'snow', 'desert', 'moon'].map((theme) => on(theme)(at))).toEqual(['stone', 'snow', 'sand', 'stone']);
});

it('a floor one sees through is a grating, another one a plate, as it lies turned and lifted on the table', () => {
  const ground = on('snow');
  expect(ground({ x: 100, y: 90, z: 30 })).toBe('grating');
  expect(ground({ x: -130, y: 91, z: 0 })).toBe('plate');
  // Under the grating lies the mat.
  expect(ground({ x: 100, y: 0, z: 30 })).toBe('snow');
  // Whatever carries somebody beyond them is solid.
  expect(ground({ x: 130, y: 90, z: 0 })).toBe('plate');
});
