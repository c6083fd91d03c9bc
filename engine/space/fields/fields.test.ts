import { describe, expect, test } from 'vitest';
import type { PlaceRequest } from '../../core/script.ts';
import { at, BOXES, boxTerrain, fixture, LADDER, TEST } from '../../testing/terrain.ts';
import { dangerField, reachFieldSteps, SIGHT_BACK, SIGHT_BOTH, SIGHT_OUT, sightField, type LatticeField } from './fields.ts';
import { finished } from './fields.fixture.ts';
import { standingHeights } from '../ground/ground.ts';
import { elevation, gap } from '../plane/measure.ts';
import { EPSILON, inches, tenth, type Point } from '../../shape/point.ts';
import type { ToolZone } from '../move/reach.ts';
import type { Body } from '../../shape/shape.ts';
import { sight } from '../sight/sight.ts';
import type { Terrain } from '../terrain/terrain.ts';
import type { Threat } from './threat.ts';
import { refusePlace } from '../move/zone.ts';
import { fieldOf } from '../move/zone-field.ts';

const { radius, height, levels, ranges } = TEST;
const advance: ToolZone = { kind: 'tool', tool: TEST.advance, over: false, levels, wedge: null };
const dash: ToolZone = { ...advance, tool: { ...TEST.dash, width: 12 } };
const climb: ToolZone = { ...dash, over: true };
const standing = (x: number, y: number, h = 0): Body => ({ at: at(x, y, h), radius, height });
const asked = (body: Body, zone: ToolZone, others: PlaceRequest['others'] = []): PlaceRequest => ({ kind: 'place', seat: 0, ask: 'advance', about: {}, figure: 'a', body, others, zone, optional: true });

/** A small table of 14 by 14 inches with a house, a wall and a stage. */
const small = boxTerrain({
  inch: true, size: [14, 14],
  boxes: [
    { id: 'house', sight: 'blocked', move: 'impassable', x: [6, 9], z: [6, 9], bottom: 0, top: 5 },
    { id: 'wall', sight: 'blocked', move: 'impassable', x: [3, 3.3], z: [2, 9], bottom: 0, top: 4, surface: false },
    { id: 'stage', sight: 'clear', move: 'impassable', x: [10, 13], z: [2, 6], bottom: 0, top: 2 },
  ],
});
const spot = (x: number, y: number, h = 0): Body => ({ at: { x: inches(x - 7), y: inches(h), z: inches(7 - y) }, radius, height });

/** Places and values of a field. */
const listed = ({ cells, values }: LatticeField): { readonly at: Point; readonly value: number }[] =>
  Array.from(values, (value, i) => ({ at: { x: tenth(cells[3 * i]!), y: tenth(cells[3 * i + 1]!), z: tenth(cells[3 * i + 2]!) }, value }));
const keys = (places: readonly Point[]): string[] => places.map(({ x, y, z }) => `${x} ${y} ${z}`).sort();

/** Every place of a lattice where a body may stand, asked one by one. */
function standable(terrain: Terrain, cell: number): Point[] {
  const places: Point[] = [];
  const count = (half: number): number => Math.floor(half / cell);
  for (let row = -count(terrain.half.z); row <= count(terrain.half.z); row++) {
    for (let column = -count(terrain.half.x); column <= count(terrain.half.x); column++) {
      const [x, z] = [tenth(column * cell), tenth(row * cell)];
      for (const y of standingHeights(terrain, x, z, { at: { x, y: 0, z }, radius, height }, [], levels)) places.push({ x, y, z });
    }
  }
  return places;
}

describe('reach field', () => {
  const body = spot(2, 2);
  const others = [spot(2, 5)];
  const cell = 14;

  test('one move: every place is accepted by the rules’ check, and nearly every other is not (SP-TOOL-04)', () => {
    const field = listed(finished(reachFieldSteps(small, body, others, [[dash], [climb]], cell)));
    const may = (place: Point): boolean => [dash, climb].some((zone) => refusePlace(small, asked(body, zone, others), place) === null);
    expect(field.every(({ at: place, value }) => value === 1 && may(place))).toBe(true);
    const claimed = new Set(keys(field.map(({ at: place }) => place)));
    const left = standable(small, cell).filter((place) => !claimed.has(keys([place])[0]!));
    expect([field.length > 50, left.length > 200, left.filter(may).length <= field.length * 0.03]).toEqual([true, true, true]);
  });

  test('two moves: every place has a proven end in between, and none is missed that many ends lead to', () => {
    const field = listed(finished(reachFieldSteps(small, body, others, [[dash], [dash, dash]], cell)));
    const ends = fieldOf(small, asked(body, dash, others), 25.4).cells;
    const chains = (place: Point): number =>
      [...ends, ...fieldOf(small, asked(body, dash, others), 50.8).cells].filter(
        (end) => refusePlace(small, asked({ ...body, at: end }, dash, others), place) === null,
      ).length;
    const second = field.filter(({ value }) => value === 2);
    expect(second.length).toBeGreaterThan(100);
    for (const { at: place } of second.filter((_, i) => i % 9 === 0)) expect(chains(place)).toBeGreaterThan(0);
    const claimed = new Set(keys(field.map(({ at: place }) => place)));
    const left = standable(small, cell).filter((place) => place.y === 0 && !claimed.has(keys([place])[0]!));
    for (const place of left.filter((_, i) => i % 9 === 0)) expect(chains(place)).toBeLessThan(5);
  });

  test('a first move that ends beside a base that holds the figure up is not gone on from (SP-ADV-04)', () => {
    const [near, far] = [{ bases: [spot(2, 9)], range: ranges[2]! }, { bases: [], range: 0 }];
    const count = (beside: typeof near | typeof far): number =>
      finished(reachFieldSteps(small, body, others, [[dash], [dash, dash]], cell, beside)).values.length;
    expect(count(near)).toBeLessThan(count(far));
    for (const { at: place, value } of listed(
      finished(
        reachFieldSteps(small, body, others, [[dash, dash]], cell, { bases: standable(small, 60).map((there) => ({ at: there, radius })), range: 1000 }),
      ),
    ))
      expect([value, place]).toEqual([1, place]);
  });

  test('AT-178 (SP-INGR-02, SP-INGR-03): ends beside a ladder go up it, when asked', () => {
    const terrain = fixture([BOXES.gantry], [LADDER]);
    const up = (ingress: number | null): number =>
      listed(finished(reachFieldSteps(terrain, standing(4, 18), [], [[advance]], 12.7, undefined, ingress))).filter(({ at: { y } }) => y > 0).length;
    expect([up(null), up(ranges[1]!) > 0]).toEqual([0, true]);
    for (const { at: place } of listed(finished(reachFieldSteps(terrain, standing(4, 18), [], [[advance]], 12.7, undefined, ranges[1]!))).filter(
      ({ at: { y } }) => y > 0,
    )) {
      expect(gap({ at: place, radius }, { at: at(10.5, 18, 5), radius: 0 })).toBeLessThanOrEqual(ranges[1]! + EPSILON);
    }
  });
});

test('SP-INGR-03, SP-PLACE-03: beyond an ingress point only places at the exit’s Elevation are reached', () => {
  const terrain = fixture([BOXES.gantry, BOXES.roof], [{ id: 'lift', points: [[21, 18, 5], [12, 18, 0]] }]);
  const [near, field] = [
    { at: at(12, 18), radius: 0 },
    listed(finished(reachFieldSteps(terrain, standing(22, 18, 5), [], [[advance]], 12.7, undefined, ranges[1]!))),
  ];
  expect(new Set(field.filter(({ at: place }) => gap({ at: place, radius }, near) <= ranges[1]!).map(({ at: { y } }) => y))).toEqual(new Set([0]));
});

test('SP-INGR-02, SP-INGR-03, SP-MOVE-03: nothing is reached through an end that lies off the table', () => {
  const through = (...points: readonly (readonly [number, number, number])[]): boolean => {
    const terrain = fixture([{ ...BOXES.roof, x: [0, 3], z: [25, 28] }], [{ id: 'lift', points }]);
    return listed(finished(reachFieldSteps(terrain, standing(2, 18), [], [[advance]], 12.7, undefined, ranges[1]!))).some(({ at: { y } }) => y > 0);
  };
  expect([through([1, 18, 0], [1, 26, 5]), through([1, 18, 0], [-0.2, 26, 5]), through([-0.2, 18, 0], [1, 26, 5])]).toEqual([true, false, false]);
});

describe('sight field', () => {
  test('AT-195 (SP-LOS-06): it answers as sight does, both ways, at every place where a base may stand', () => {
    const ruin = fixture([{ ...BOXES.roof, id: 'ruin', move: 'passable', x: [21.5, 26.5], z: [15.5, 20.5], top: 6, hollow: 0.25 }, BOXES.wallHigh, BOXES.gantry]);
    const told = new Set<number>();
    for (const from of [standing(24, 18), standing(20, 24), standing(12, 18, 5)]) {
      const field = listed(finished(sightField(ruin, from, radius, height, levels, 40)));
      expect(keys(field.map(({ at: place }) => place))).toEqual(keys(standable(ruin, 40)));
      for (const { at: place, value } of field) {
        const there = { at: place, radius };
        expect([value === SIGHT_OUT || value === SIGHT_BOTH, value === SIGHT_BACK || value === SIGHT_BOTH]).toEqual([
          sight(ruin, from, there, levels).seen,
          sight(ruin, there, from, levels).seen,
        ]);
      }
      for (const { value } of field) told.add(value);
    }
    expect([...told].sort()).toEqual([0, SIGHT_OUT, SIGHT_BOTH, SIGHT_BACK]);
  });
});

describe('danger field', () => {
  const threat = (id: string, body: Body, more: Partial<Threat> = {}): Threat => ({
    id,
    body,
    others: [],
    moves: [[dash]],
    movesLeft: null,
    ingress: ranges[1]!,
    ranged: ranges[2]!,
    melee: ranges[2]!,
    engagers: [],
    wards: [],
    engagement: ranges[2]!,
    levels,
    sightNeeded: true,
    spared: [],
    ...more,
  });
  const victim = spot(12, 12);
  const field = (threats: readonly Threat[], figure: string | null = null) => finished(dangerField(small, threats, victim, [], levels, 20, figure));

  /** The same with every end of a move tried at every place. */
  function bruteForce({ body, ranged, melee, engagers, moves }: Threat, there: { at: Point; radius: number }, moving: boolean): boolean {
    const ends = moving ? moves.flatMap(([zone]) => fieldOf(small, asked(body, zone!), 12.7).cells) : [];
    const sees = (a: Point, b: { at: Point; radius: number }): boolean => sight(small, { at: a, radius }, b, levels).seen;
    const beside = (a: Point, b: { at: Point; radius: number }): boolean => gap({ at: a, radius }, b) <= ranges[2]! + EPSILON && elevation(a.y, b.at.y, levels) === 'same';
    const holds = (a: Point, b: { at: Point; radius: number }): boolean => beside(a, b) && (sees(a, b) || sight(small, b, { at: a, radius }, levels).seen);
    const overlap = (a: Point): boolean => (a.x - there.at.x) ** 2 + (a.z - there.at.z) ** 2 < (2 * radius - EPSILON) ** 2 && elevation(a.y, there.at.y, levels) === 'same';
    const hits = (from: Point): boolean =>
      !overlap(from) &&
      sees(from, there) &&
      (beside(from, there)
        ? melee !== null
        : ranged !== null && gap({ at: from, radius }, there) <= ranged + EPSILON && !engagers.some((base) => holds(from, base)));
    return hits(body.at) || (!holds(body.at, there) && ends.some((end) => refusePlace(small, asked(body, moves[0]![0]!), end) === null && hits(end)));
  }

  test('counts whoever could hit, now or after one move, and nobody else', () => {
    const threats = [threat('a', spot(2, 2)), threat('b', spot(12, 4, 2), { ranged: ranges[4]!, melee: null }), threat('c', spot(4.5, 12), { engagers: [spot(8, 12)], ranged: ranges[3]! })];
    const found = field(threats);
    const standing = field(threats.map((one) => ({ ...one, moves: [] })));
    const sum = (moving: boolean, place: Point): number => threats.filter((one) => bruteForce(one, { at: place, radius }, moving)).length;
    const places = listed(found);
    expect(places.length).toBeGreaterThan(100);
    for (const [i, { at: place, value }] of places.entries()) expect([standing.values[i], value, place]).toEqual([sum(false, place), sum(true, place), place]);
    expect(new Set(found.values)).toEqual(new Set([0, 1, 2, 3]));
  });

  test('SP-EFF-06, SP-TXT-09: whom texts protect is claimed by nobody', () => {
    const total = (more: Partial<Threat>, figure: string | null = 'x'): number => field([threat('a', spot(2, 2), { ...more })], figure).values.reduce((a, b) => a + b, 0);
    const all = total({});
    expect(total({ spared: ['y'] })).toBe(all);
    expect(total({ melee: null, spared: ['x'] })).toBe(0);
    expect(total({ wards: [spot(2, 4.2)], moves: [] })).toBe(0);
    expect(total({ moves: [] })).toBeLessThan(all);
  });

  test('tells its progress little by little and may be given up', () => {
    const steps = dangerField(small, [threat('a', spot(2, 2)), threat('b', spot(12, 12))], victim, [], levels, 20);
    const told: number[] = [];
    for (let step = steps.next(); step.done !== true; step = steps.next()) told.push(step.value);
    expect(told.length).toBeGreaterThan(5);
    expect(told.every((share, i) => share >= (told[i - 1] ?? 0) && share < 1)).toBe(true);
    const dropped = dangerField(small, [threat('a', spot(2, 2))], victim, [], levels, 20);
    dropped.next();
    expect([dropped.return(undefined as never).done, dropped.next().done]).toEqual([true, true]);
  });
});
