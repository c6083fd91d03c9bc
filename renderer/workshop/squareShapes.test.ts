import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { withDoors } from '../../engine/miniatures/board.ts';
import { boardOf } from '../../engine/miniatures/terrain-board.ts';
import { Content } from '../../engine/node/content.ts';
import { bevelledSteps, gridOf, SQUARE, STOREY } from '../../engine/space/ground/grid.ts';
import { readPiece } from '../../engine/space/terrain/piece.ts';
import { buildTerrain } from '../../engine/space/terrain/table.ts';
import { bare } from '../../engine/testing/own-tables.ts';
import { groundRules } from '../faces/ground.ts';
import { answer } from '../tools/answers.ts';
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
  const { faces, bars, legend } = squareShapes({ storeys: [grid], climbs: [] }, null);
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
  const { bars, legend } = squareShapes({ storeys: [{ ...grid, bevels }], climbs: [] }, null);
  expect(legend.at(-1)).toMatchObject({ word: 'square.bevel', values: { count: bevels.length } });
  const slanting = bars.filter(({ from, to }) => from[0] !== to[0] && from[2] !== to[2]);
  expect(slanting).toHaveLength(bevels.length);
  expect(new Set(slanting.map(({ colour }) => colour))).toEqual(new Set([legend.at(-1)!.colour]));
});

const decks = await new Content('assets').terrain('three-decks');
const squares = answer(decks, await groundRules('miniatures'), { kind: 'squares', args: { square: SQUARE.inch } });

describe('a table with true levels', () => {
  const { storeys, climbs } = squares;
  const heights = (places: readonly (readonly number[])[]): readonly number[] => [...new Set(places.map(([, y]) => Math.round(y! / STOREY)))].sort();
  const counts = (only: number | null): Readonly<Record<string, unknown>> =>
    Object.fromEntries(squareShapes(squares, only).legend.map(({ word, values }) => [word, values['count']]));
  const flat = (only: number) => squareShapes(squares, only).bars.filter(({ from, to }) => from[1] === to[1]);

  it('is read as the storeys and the ways between them that a skirmish has', () => {
    const { upper, ground } = boardOf(decks, SQUARE.inch, 3);
    expect([storeys.length, climbs.length, storeys.flatMap(({ kinds }) => kinds).length]).toEqual([upper.levels, upper.climbs.length, ground.length]);
    expect([storeys.length, climbs.length]).toEqual([3, 12]);
  });

  it('has walls, low squares and lines of every storey at its height, and counts them together', () => {
    const { faces, bars } = squareShapes(squares, null);
    const walls = bars.filter(({ colour }) => colour === '#ff6a4d');
    expect([walls, bars].map((all) => heights(all.map(({ from }) => from)))).toEqual([[0, 1, 2], [0, 1, 2]]);
    expect([...new Set(faces.map(({ y }) => y))]).toEqual([1.5, 91.5]);
    expect(counts(null)).toMatchObject({ 'square.wall': storeys.flatMap((one) => one.walls).length, 'square.low': 40, 'square.door': 6, 'square.climb': 12 });
  });

  it('shows one storey alone where that is chosen, and all where the table has no such one', () => {
    for (const level of [0, 1, 2]) {
      expect(heights(flat(level).flatMap(({ from, to }) => [from, to]))).toEqual([level]);
      expect(counts(level)['square.wall']).toBe(storeys[level]!.walls.length);
    }
    expect(counts(0)['square.door']).toBe(6);
    expect(counts(2)['square.door']).toBeUndefined();
    expect(squareShapes(squares, 3)).toEqual(squareShapes(squares, null));
  });

  it('draws lines above the ground around squares that a floor carries, and nothing of open air', () => {
    const { kinds, columns, square, rows } = storeys[2]!;
    const there = kinds.flatMap((kind, i) => (kind === 'pit' ? [] : [i]));
    expect([there.length, squareShapes(squares, 2).faces]).toEqual([60, []]);
    const edges = new Set(there.flatMap((i) => {
      const [x, y] = [i % columns, Math.floor(i / columns)];
      return [`${x},${y} ${x + 1},${y}`, `${x},${y + 1} ${x + 1},${y + 1}`, `${x},${y} ${x},${y + 1}`, `${x + 1},${y} ${x + 1},${y + 1}`];
    }));
    const drawn = flat(2).filter(({ colour }) => colour === '#f4ebdf').flatMap(({ from, to }) => {
      const [x1, x2] = [from, to].map(([x]) => Math.round(x / square + columns / 2)) as [number, number];
      const [y1, y2] = [from, to].map(([, , z]) => Math.round(z / square + rows / 2)) as [number, number];
      const [right, down] = y1 === y2 ? [1, 0] : [0, 1];
      return Array.from({ length: x2 - x1 + y2 - y1 }, (_, i) => [x1 + i * right, y1 + i * down] as const).map(([x, y]) => `${x},${y} ${x + right},${y + down}`);
    });
    expect(drawn.sort()).toEqual([...edges].sort());
  });

  it('draws ladders, stairs and lifts from storey to storey: with one of both alone where that one is shown', () => {
    const ways = (only: number | null): readonly string[] => squareShapes(squares, only).bars.filter(({ from, to }) => from[1] !== to[1])
      .map(({ from, to }) => [from, to].map(([, y]) => Math.round(y / STOREY)).sort().join('-')).sort();
    expect(ways(null)).toHaveLength(12);
    expect(new Set(ways(null))).toEqual(new Set(['0-1', '0-2', '1-2']));
    for (const level of [0, 1, 2]) expect(ways(level)).toEqual(ways(null).filter((way) => way.includes(`${level}`)));
  });
});
