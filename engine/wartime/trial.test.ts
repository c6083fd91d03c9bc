import { expect, test } from 'vitest';
import { boxTerrain, type BoxSpec } from '../testing/terrain.ts';
import { trial } from './trial.ts';

const wall = (top: number, sight: 'blocked' | 'clear' = 'blocked'): BoxSpec => ({ id: `wall-${top}`, sight, move: 'impassable', x: [-100, 100], z: [-5, 5], bottom: 0, top });
const figure = (z: number) => ({ at: { x: 0, y: 0, z }, radius: 15, height: 32 });

test('WT-9.10: scenery covers whom it hides by more than half; what is clear hides nobody', () => {
  const covered = (box: BoxSpec): boolean => trial.covers(boxTerrain({ boxes: [box] }))(figure(150), figure(-30));
  expect(covered(wall(26))).toBe(true);
  expect(covered(wall(8))).toBe(false);
  expect(covered(wall(60))).toBe(true);
  expect(covered(wall(60, 'clear'))).toBe(false);
});

test('WT-9.10: what blocks sight is what covers', () => {
  expect(trial.givers(boxTerrain({ boxes: [wall(26), { ...wall(60, 'clear'), id: 'fence' }] })).map(({ how, top }) => [how, top])).toEqual([['hides', 26]]);
});
