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

test('WT-8.1, WT-AM13, WT-AM07: a movement leads one MOV far and a run four, round what stands there and never over it', () => {
  const terrain = boxTerrain({ boxes: [{ ...wall(60), x: [-15, 15] }] });
  const goes = (x: number, z: number) => trial.goes(terrain, figure(100), { x, y: 0, z })?.kind ?? null;
  expect([goes(0, 129), goes(0, 132), goes(0, 219), goes(0, 222)]).toEqual(['move', 'run', 'run', null]);
  expect(trial.goes(boxTerrain({ boxes: [wall(60)] }), figure(30), { x: 0, y: 0, z: -30 })).toBe(null);
});

test('WT-9.6: a common rifle reaches thirty kliks, where some of the target is seen', () => {
  const terrain = boxTerrain({ boxes: [wall(60)] });
  const strike = (z: number, to: number) => trial.strike(terrain, figure(z), figure(to));
  expect(strike(40, 250)).toEqual({ seen: true, covered: false, range: 6, open: true, farthest: 30 });
  expect(strike(40, -40)).toMatchObject({ seen: false, open: false });
});
