import { expect, test } from 'vitest';
import { boxTerrain } from '../../testing/terrain.ts';
import { gridOf, SQUARE } from './grid.ts';
import { climbsOf, isOnStorey } from './storeys.ts';

const terrain = boxTerrain({
  size: [254, 254],
  boxes: [
    { id: 'deck', sight: 'clear', move: 'passable', x: [0, 127], z: [-127, -25.4], bottom: 85, top: 90 },
    { id: 'edge', sight: 'clear', move: 'passable', x: [-12, 0], z: [-127, -25.4], bottom: 85, top: 90 },
    { id: 'screen', sight: 'blocked', move: 'impassable', x: [50, 52], z: [-127, -25.4], bottom: 90, top: 140, surface: false },
    { id: 'leaf', is: 'door', sight: 'blocked', move: 'impassable', x: [76, 78], z: [-127, -101.6], bottom: 90, top: 140, feature: 'gate' },
    { id: 'crate', sight: 'blocked', move: 'impassable', low: true, x: [101.6, 127], z: [-127, -101.6], bottom: 90, top: 110, surface: false },
  ],
  ingress: [
    { id: 'ladder', points: [[-15, -90, 0], [12, -90, 90]] },
    { id: 'half', points: [[-100, 100, 0], [-80, 100, 45]] },
    { id: 'nowhere', points: [[-100, 60, 0], [-60, 100, 90]] },
  ],
});
const storeys = [0, 1].map((level) => gridOf(terrain, SQUARE.inch, level));
const kind = (level: number, column: number, row: number): string => storeys[level]!.kinds[row * 10 + column]!;

test('SWM-13.1 a storey is read at its height: floors, low objects, walls and doors there, and pits where nothing carries', () => {
  expect([kind(1, 5, 0), kind(1, 9, 0), kind(1, 5, 5), kind(1, 4, 0)]).toEqual(['open', 'low', 'pit', 'pit']); // less than 60 % of a square carries nobody
  expect(storeys[1]!.walls).toContainEqual({ x1: 7, y1: 1, x2: 7, y2: 2, level: 1 });
  expect(storeys[1]!.doors).toEqual([[{ x1: 8, y1: 0, x2: 8, y2: 1, level: 1 }]]);
});

test('a floor is one of a storey up to 6 mm from its height, on three storeys at the most', () => {
  expect([0, 84, 90, 96, 186].map(isOnStorey)).toEqual([true, true, true, true, true]);
  expect([45, 83, 97, 120, 270].map(isOnStorey)).toEqual([false, false, false, false, false]);
});

test('what stands on another storey is none of the ground', () => {
  expect([kind(0, 9, 0), storeys[0]!.walls, storeys[0]!.doors]).toEqual(['open', [], [[]]]);
});

test('a climb joins the squares at its ends; one that ends between storeys or where nobody stands joins none', () => {
  expect(climbsOf(terrain, storeys)).toEqual([{ from: { column: 4, row: 1 }, to: { column: 5, row: 1, level: 1 } }]);
  expect(climbsOf(terrain, storeys.slice(0, 1))).toEqual([]);
});
