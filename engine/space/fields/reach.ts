/** Where a figure gets with one movement tool, or with two, one after the other. */
import { beyondIngress } from './ingress.ts';
import { FIELD_CELL, type FieldSteps, keyOf, type LatticeField } from './lattice.ts';
import { latticeOf } from '../ground/ground.ts';
import { elevation, gap, overlaps } from '../plane/measure.ts';
import { EPSILON, planDistance, type Point, tenth } from '../../shape/point.ts';
import { farthest, reachField, type ToolZone } from '../move/reach.ts';
import type { Base, Body } from '../../shape/shape.ts';
import type { Terrain } from '../terrain/terrain.ts';

/** Bases that keep a first move's end from being gone on from: within `range` mm at its Elevation, in sight or not. */
export interface Beside {
  readonly bases: readonly Base[];
  readonly range: number;
}

/** First moves' ends are looked for so many mm apart. */
const COARSE = 50.8;

/**
 * Places that a body reaches, other bases left where they are: value 1 with the first tool of some sequence, 2 with the
 * second. For two moves only ends of the first on a coarse lattice are gone on from, farthest first, none of them `beside` a
 * base that would change the second move; so every place given is reached by way of a proven end, and one behind a narrow
 * gap may be missed. Ends within `ingress` mm of an ingress point may go through it (SP-INGR-02).
 */
export function* reachFieldSteps(
  terrain: Terrain,
  body: Body,
  others: readonly Base[],
  sequences: readonly (readonly ToolZone[])[],
  cell = FIELD_CELL,
  beside: Beside = { bases: [], range: 0 },
  ingress: number | null = null,
): FieldSteps {
  const reached = new Map<string, { readonly at: Point; readonly value: number }>();
  const note = (places: readonly Point[], value: number): void => {
    for (const at of places) if (!reached.has(keyOf(at))) reached.set(keyOf(at), { at, value });
  };
  for (const [zone] of sequences) {
    if (zone === undefined) continue;
    note(endsOf(terrain, body, others, zone, cell, ingress), 1);
    yield 0;
  }
  const jobs = jobsOf(terrain, body, others, sequences, beside, ingress);
  for (let job = jobs.next(), i = 0; job.done !== true; job = jobs.next(), i++) {
    const { start, zone, count } = job.value;
    if (hasNews(terrain, start, others, zone, cell, reached, ingress)) note(endsOf(terrain, start, others, zone, cell, ingress), 2);
    yield Math.min(1, i / count);
  }
  return fieldOfReached(cell, [...reached.values()]);
}

/** Where one move may end, ingress points included. */
function endsOf(terrain: Terrain, body: Body, others: readonly Base[], zone: ToolZone, cell: number, ingress: number | null): readonly Point[] {
  const { cells } = reachField(terrain, body, others, zone, cell);
  return ingress === null ? cells : [...cells, ...beyondIngress(terrain, body, cells, others, ingress, zone.levels, cell)];
}

interface Job {
  readonly start: Body;
  readonly zone: ToolZone;
  /** How many jobs there will be at most. */
  readonly count: number;
}

/** Second moves from the ends of first ones, farthest ends first. */
function* jobsOf(
  terrain: Terrain,
  body: Body,
  others: readonly Base[],
  sequences: readonly (readonly ToolZone[])[],
  { bases, range }: Beside,
  ingress: number | null,
): Generator<Job, void, void> {
  const pairs = sequences.filter((zones) => zones.length === 2);
  const isFree = (at: Point, { levels }: ToolZone): boolean =>
    !bases.some((base) => gap({ at, radius: body.radius }, base) <= range + EPSILON && elevation(at.y, base.at.y, levels) === 'same');
  const ends = new Map<string, { readonly at: Point; readonly zones: ToolZone[] }>();
  for (const [first, second] of pairs) {
    for (const at of endsOf(terrain, body, others, first!, COARSE, ingress)) {
      if (!isFree(at, first!)) continue;
      const known = ends.get(keyOf(at));
      if (known === undefined) ends.set(keyOf(at), { at, zones: [second!] });
      else if (!known.zones.some((zone) => JSON.stringify(zone) === JSON.stringify(second))) known.zones.push(second!);
    }
  }
  const sorted = [...ends.values()].sort((a, b) => planDistance(b.at, body.at) - planDistance(a.at, body.at));
  const count = sorted.reduce((sum, { zones }) => sum + zones.length, 0);
  for (const { at, zones } of sorted) for (const zone of zones) yield { start: { ...body, at }, zone, count };
}

/** Whether a second move could reach a place of the lattice that nothing reaches yet, terrain in its way left out; ingress points may always lead to one. */
function hasNews(
  terrain: Terrain,
  { at, radius, height }: Body,
  others: readonly Base[],
  zone: ToolZone,
  cell: number,
  reached: ReadonlyMap<string, unknown>,
  ingress: number | null,
): boolean {
  if (ingress !== null && terrain.ingress.some((point) => planDistance(point.at, at) <= farthest(zone, radius) + radius + ingress)) return true;
  const heights = latticeOf(terrain, radius, height, cell);
  const limit = farthest(zone, radius);
  for (let row = Math.ceil((at.z - limit) / cell); row * cell <= at.z + limit; row++) {
    for (let column = Math.ceil((at.x - limit) / cell); column * cell <= at.x + limit; column++) {
      const place = { x: tenth(column * cell), z: tenth(row * cell) };
      if (planDistance(at, place) > limit) continue;
      for (const y of heights(column, row)) {
        if (!zone.over && elevation(y, at.y, zone.levels) === 'higher') continue;
        const there = { ...place, y };
        if (!reached.has(keyOf(there)) && !others.some((other) => overlaps({ at: there, radius }, other, zone.levels))) return true;
      }
    }
  }
  return false;
}

function fieldOfReached(cell: number, found: readonly { readonly at: Point; readonly value: number }[]): LatticeField {
  const cells = new Float32Array(3 * found.length);
  found.forEach(({ at: { x, y, z } }, i) => cells.set([x, y, z], 3 * i));
  return { cell, cells, values: Float32Array.from(found, ({ value }) => value) };
}
