import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { withDoors } from '../../engine/miniatures/board.ts';
import { boardOf } from '../../engine/miniatures/terrain-board.ts';
import { Content } from '../../engine/node/content.ts';
import { bevelledSteps, gridOf, SQUARE } from '../../engine/space/ground/grid.ts';
import { readPiece } from '../../engine/space/terrain/piece.ts';
import { buildTerrain } from '../../engine/space/terrain/table.ts';
import { bare } from '../../engine/testing/own-tables.ts';
import { squareShapes } from './squareShapes.ts';
import { unpacked } from '../../engine/node/unpacked.ts';

const models = new Map(await Promise.all(['bulkhead', 'bulkhead-door', 'chasm'].map(async (name) => [name, await readPiece(unpacked(readFileSync(`assets/pieces/refinery/${name}.glb.pack`)))] as const)));

it('walls and doors lie on the lines of squares, a chasm is pits, and the legend counts them', () => {
  const inch = SQUARE.inch;
  const features = [
    { id: 'wall', piece: 'bulkhead', at: [1.5 * inch, 0] as [number, number], turn: 0, level: 0 }, { id: 'door', piece: 'bulkhead-door', at: [-1.5 * inch, 0] as [number, number], turn: 0, level: 0 },
    { id: 'pit', piece: 'chasm', at: [0, 5 * inch] as [number, number], turn: 0, level: 0 },
  ];
  const grid = { ...gridOf(buildTerrain(bare({ features }), models), inch), bevels: [] };
  const { faces, bars, legend } = squareShapes(grid);
  expect(legend.map(({ word, values }) => [word, values])).toEqual([['square.pit', { count: faces.length }], ['square.wall', { count: grid.walls.length }], ['square.door', { count: 1 }]]);
  expect(grid.walls.length).toBeGreaterThanOrEqual(3);
  expect(bars).toHaveLength(2 * 37 + grid.walls.length + grid.doors[0]!.length);
  // Every bar of the door lies where the door stands.
  for (const { from, to, colour } of bars) if (colour === '#7fe0c2') expect([from[0], to[0], from[2]].every((n) => Math.abs(n) <= 3 * inch + 0.1)).toBe(true);
});

it('diagonal steps past cut corners are marked: those, and no others, that the house rule adds to a skirmish', async () => {
  const terrain = await new Content('assets').terrain('depot');
  const grid = gridOf(terrain, SQUARE.inch);
  const { columns, kinds } = grid;
  const bevels = bevelledSteps(terrain, grid);
  const marked = bevels.flatMap(({ x, y, falling }) => {
    const ends = falling ? [(y - 1) * columns + x - 1, y * columns + x] : [y * columns + x - 1, (y - 1) * columns + x];
    return [ends.join('-'), ends.reverse().join('-')];
  });
  const board = (bevelled: boolean) => boardOf(terrain, SQUARE.inch, 1, bevelled);
  const stepsOf = (bevelled: boolean) => withDoors(board(bevelled), '1'.repeat(grid.doors.length)).steps
    .flatMap((steps, from) => (kinds[from] === 'open' || kinds[from] === 'low' ? steps.map(({ to }) => `${from}-${to}`) : []));
  const usual = new Set(stepsOf(false));
  expect(marked.sort()).toEqual(stepsOf(true).filter((step) => !usual.has(step)).sort());
  expect(marked.length).toBeGreaterThan(20);
  const { bars, legend } = squareShapes({ ...grid, bevels });
  expect(legend.at(-1)).toMatchObject({ word: 'square.bevel', values: { count: bevels.length } });
  const slanting = bars.filter(({ from, to }) => from[0] !== to[0] && from[2] !== to[2]);
  expect(slanting).toHaveLength(bevels.length);
  expect(new Set(slanting.map(({ colour }) => colour))).toEqual(new Set([legend.at(-1)!.colour]));
});
