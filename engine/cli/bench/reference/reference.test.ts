import { describe, expect, test } from 'vitest';
import { boardTerrain, pointAt } from '../board-terrain.ts';
import { angularSight, sampledSight } from './base-sight.ts';
import { freePlaces, randomBoard, randomPairs } from './board.ts';
import { cloneByHand, cloneGenerically, cloneSharingLog, makeAndUnmake, toyState } from './clone.ts';
import { packPrisms } from './prisms.ts';
import { indexedRays, mergedMesh, plainRays } from './rays.ts';
import { prepareReach } from './reach-board.ts';
import { BAR, HINGE, RADIUS, reachAmong } from './reach-naive.ts';
import { reachOptimised } from './reach-optimised.ts';
import { crossesAny, crossesAnyPlainly, crossesAnySolid, crossesOnGrid, maskGrid } from './segments.ts';
import { Toy } from './toy.ts';

const board = randomBoard(1, 60);
const packed = packPrisms(board, 'corners');
const places = freePlaces(board, 100, RADIUS, 51);
const pairs = randomPairs(places, 400, RADIUS, 60, 5);
const share = <T>(list: readonly T[], so: (item: T) => boolean): number => list.filter(so).length / list.length;

describe('segments', () => {
  test('grid walk, every prism and every edge give the same answers, some free and some not', () => {
    const grid = maskGrid(packed);
    const blocked = pairs.map(([a, b]) => crossesAny(packed, ...a, ...b));
    expect(pairs.map(([a, b]) => crossesOnGrid(packed, grid, ...a, ...b))).toEqual(blocked);
    expect(pairs.map(([a, b]) => crossesAnyPlainly(board, ...a, ...b))).toEqual(blocked);
    expect(share(blocked, (is) => is)).toBeGreaterThan(0.3);
    expect(share(blocked, (is) => is)).toBeLessThan(0.95);
  });

  test('over the highest prism every segment is free, through their feet it is as in plan', () => {
    expect(share(pairs, ([a, b]) => crossesAnySolid(packed, ...a, 6, ...b, 6))).toBe(0);
    for (const [a, b] of pairs) expect(crossesAnySolid(packed, ...a, 0.5, ...b, 0.5)).toBe(crossesAny(packed, ...a, ...b));
  });
});

test('sight: more rim places see more, and no line of a sample is free where the angular union says blocked', () => {
  const seen = (count: number) => pairs.map(([a, b]) => angularSight(packed, ...a, ...b, RADIUS, count) || angularSight(packed, ...b, ...a, RADIUS, count));
  const [few, many] = [seen(9), seen(257)];
  for (const [i, [a, b]] of pairs.entries()) {
    if (few[i]) expect(many[i]).toBe(true);
    if (sampledSight(packed, ...a, ...b, RADIUS, 16)) expect(many[i]).toBe(true);
  }
  expect(share(many, (is) => is)).toBeGreaterThan(0.2);
  expect(share(many, (is) => is)).toBeLessThan(0.8);
});

test('reach: the optimised search reaches every cell of the plain steps, and hardly more than very small steps', () => {
  const walls = randomBoard(12, 40, { least: 0.9, most: 3, gap: 0.3 });
  const prepared = prepareReach(walls);
  const start = freePlaces(walls, 1, RADIUS, 10)[0]!;
  const cells = [...reachOptimised(prepared, ...start)];
  const coarse = reachAmong(walls, start, 1);
  const near = walls.filter(({ x, y, radius }) => Math.hypot(x - start[0], y - start[1]) <= radius + HINGE + BAR + 1);
  const fine = reachAmong(near, start, 0.25);
  expect(coarse.filter((reached, i) => reached && !cells[i])).toHaveLength(0);
  expect(cells.filter((reached, i) => reached && !fine[i]).length).toBeLessThan(5);
  expect(share(cells, (cell) => cell === 1)).toBeGreaterThan(0.01);
});

test('clones are equal to the state and share nothing that changes', () => {
  const state = toyState();
  for (const copy of [cloneByHand(state), cloneGenerically(state), cloneSharingLog(state)] as (typeof state)[]) {
    expect(copy).toEqual(state);
    expect(copy.units[3]).not.toBe(state.units[3]);
    expect(copy.units[3]!.status).not.toBe(state.units[3]!.status);
  }
  expect(cloneByHand(state).log[0]).not.toBe(state.log[0]);
  expect(cloneSharingLog(state).log).toBe(state.log);
  expect(makeAndUnmake()().every((number) => number === 0)).toBe(true);
});

test('toy: the same seed plays the same game, however a move is found; other seeds play others', () => {
  const toy = new Toy();
  for (const [mover, seeds] of [['one pose', [1, 2, 3]], ['whole reach', [1]]] as const) {
    const games = seeds.map((seed) => toy.play(seed, mover));
    expect(seeds.map((seed) => toy.play(seed, mover))).toEqual(games);
    expect(new Set(games.map(({ actions, points }) => `${actions} ${points}`)).size).toBe(seeds.length);
    for (const { actions } of games) expect(actions).toBeLessThanOrEqual(200);
  }
});

test('rays: the indexed mesh is hit where the plain one is', () => {
  const mesh = mergedMesh(boardTerrain(board, 'own'));
  const [indexed, plain] = [indexedRays(mesh), plainRays(mesh)];
  const distances = pairs
    .slice(0, 60)
    .map(([a, b], i) => [pointAt(a, 1 + (i % 3)), pointAt(b, 2)] as const)
    .map((way) => [indexed(...way), plain(...way)] as const);
  for (const [a, b] of distances) {
    if (b === null) expect(a).toBeNull();
    else expect(a).toBeCloseTo(b, 3);
  }
  expect(distances.filter(([, b]) => b === null).length).toBeGreaterThan(0);
  expect(distances.filter(([, b]) => b !== null).length).toBeGreaterThan(0);
});
