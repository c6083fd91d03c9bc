import { describe, expect, test } from 'vitest';
import { boxTerrain } from '../../testing/terrain.ts';
import { edgeInSightGrid, gridOf, lineOfSightGrid, SQUARE, squareToPoint } from './grid.ts';

const size = [254, 254] as const;
const box = { sight: 'blocked', move: 'impassable', bottom: 0, top: 80 } as const;

describe('squares', () => {
  const grid = gridOf(boxTerrain({ size }), SQUARE.inch);

  test('a table is cut into whole squares', () => {
    expect([grid.columns, grid.rows, grid.kinds.length]).toEqual([10, 10, 100]);
  });

  test('a square has its middle on the table', () => {
    expect(squareToPoint(grid, { column: 5, row: 0 })).toEqual({ x: 12.7, y: 0, z: -114.3 });
  });
});

describe('squares read from parts', () => {
  const terrain = boxTerrain({
    size,
    boxes: [
      { ...box, id: 'tower', x: [0, 50.8], z: [0, 25.4] },
      { ...box, id: 'crate', x: [-127, -101.6], z: [-127, -101.6], top: 20, low: true },
      { ...box, id: 'wall', x: [-54, -48], z: [-127, 0] },
      { ...box, id: 'deck', x: [50, 127], z: [50, 127], sight: 'clear', move: 'passable', bottom: 85, top: 90 },
    ],
  });
  const grid = gridOf(terrain, SQUARE.inch);
  const kind = (column: number, row: number) => grid.kinds[row * grid.columns + column];

  test('SWM-13.1 low objects and big ones; decks overhead are none', () => {
    expect(kind(5, 5)).toBe('blocked');
    expect(kind(6, 5)).toBe('blocked');
    expect(kind(0, 0)).toBe('low');
    expect(kind(4, 5)).toBe('open');
    expect(kind(9, 9)).toBe('open');
  });

  test('SWM-13.1 a thin wall lies on the edge between squares', () => {
    expect(grid.walls).toContainEqual({ x1: 3, y1: 0, x2: 3, y2: 1 });
    expect(grid.walls).toContainEqual({ x1: 3, y1: 4, x2: 3, y2: 5 });
    expect(grid.walls).not.toContainEqual({ x1: 3, y1: 6, x2: 3, y2: 7 });
    expect(grid.walls).toContainEqual({ x1: 5, y1: 5, x2: 5, y2: 6 });
    expect(grid.walls).not.toContainEqual({ x1: 6, y1: 5, x2: 6, y2: 6 });
  });

  test('SWM-9.4 a wall blocks sight, its end can be looked past', () => {
    expect(lineOfSightGrid(grid, { column: 2, row: 1 }, { column: 3, row: 1 })).toBe(false);
    expect(lineOfSightGrid(grid, { column: 2, row: 5 }, { column: 3, row: 4 })).toBe(true);
    expect(lineOfSightGrid(grid, { column: 4, row: 5 }, { column: 8, row: 5 })).toBe(false);
    expect(lineOfSightGrid(grid, { column: 0, row: 9 }, { column: 9, row: 9 })).toBe(true);
  });

  test('an edge is in sight where some line to a place of it touches no wall', () => {
    const walls = [{ x1: 2, y1: 3, x2: 3, y2: 3 }];
    const edge = { x1: 3, y1: 3, x2: 3, y2: 4 };
    const seen = (column: number, row: number): boolean => edgeInSightGrid({ walls }, { column, row }, edge);
    expect([seen(1, 0), seen(1, 2), seen(3, 0)]).toEqual([false, true, true]);
  });
});

describe('doors and pits read from parts', () => {
  const leaf = { ...box, is: 'door', x: [0, 25.4], z: [-2, 2], feature: 'gate' } as const;
  const terrain = boxTerrain({
    size,
    boxes: [
      { ...box, id: 'left', x: [-127, 0], z: [-2, 2] },
      { ...leaf, id: 'one' },
      { ...leaf, id: 'other', x: [25.4, 50.8] },
      { ...box, id: 'right', x: [50.8, 127], z: [-2, 2] },
      { ...leaf, id: 'shut', x: [-127, -121], z: [66, 74], feature: 'cupboard' },
      { id: 'hole', is: 'pit', sight: 'clear', move: 'impassable', x: [-127, 127], z: [76.2, 101.6], bottom: 0, top: 2 },
      { id: 'plank', sight: 'clear', move: 'passable', x: [0, 25.4], z: [60, 127], bottom: 4, top: 7 },
    ],
  });
  const grid = gridOf(terrain, SQUARE.inch);

  test('SWM-13.18 all leaves of a feature are one door, and a door is no wall', () => {
    expect(grid.doors[0]).toEqual([{ x1: 5, y1: 5, x2: 6, y2: 5 }, { x1: 6, y1: 5, x2: 7, y2: 5 }]);
    expect(grid.walls).toContainEqual({ x1: 4, y1: 5, x2: 5, y2: 5 });
    expect(grid.walls).not.toContainEqual({ x1: 5, y1: 5, x2: 6, y2: 5 });
  });

  test('a door that stands on no edge keeps its number', () => {
    expect(grid.doors[1]).toEqual([]);
  });

  test('SWM-8.6 a pit is a pit but where a floor spans it', () => {
    const row = grid.kinds.slice(8 * grid.columns, 9 * grid.columns);
    expect(row).toEqual(['pit', 'pit', 'pit', 'pit', 'pit', 'open', 'pit', 'pit', 'pit', 'pit']);
  });
});
