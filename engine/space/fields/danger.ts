/** How many figures could hit a body anywhere on the table. */
import { beyondIngress } from './ingress.ts';
import { FIELD_CELL, type FieldSteps, flat, placesOver, Work } from './lattice.ts';
import { elevation, gap, overlaps } from '../plane/measure.ts';
import { EPSILON, planDistance, planSquared, type Point } from '../../shape/point.ts';
import { reachField } from '../move/reach.ts';
import type { Base, Body, Levels } from '../../shape/shape.ts';
import { sees } from '../sight/sight.ts';
import type { Terrain } from '../terrain/terrain.ts';
import type { Threat } from './threat.ts';

/** Where threats' moves may end: so many mm apart. */
const ENDS = 12.7;
/** Work of one trial, in microseconds. */
const COST = 12;

/**
 * The danger for a body (where it stands does not count; `figure` is its id) at every place where it may stand beside
 * `others`: by how many threats it could be hit there, each from where it stands or after one move. Only what is proven counts: an end of a legal move, in range and in sight, that no other base holds up. Ends lie on a
 * lattice: what only an end between its places could hit is missed.
 */
export function* dangerField(
  terrain: Terrain,
  threats: readonly Threat[],
  body: Body,
  others: readonly Base[],
  levels: Levels,
  cell = FIELD_CELL,
  figure: string | null = null,
): FieldSteps {
  const finding = placesOver(terrain, body.radius, body.height, others, levels, cell);
  let found = finding.next();
  for (; found.done !== true; found = finding.next()) yield 0;
  const places = found.value;
  // What the threats' fields need to know of the ground is gathered row by row, once for a terrain.
  for (const { radius, height } of sizesOf(threats)) for (const _ of placesOver(terrain, radius, height, [], levels, ENDS)) yield 0;
  const values = new Float32Array(places.length);
  const work = new Work();
  for (const [n, threat] of threats.entries()) {
    const posts = new Posts(terrain, threat, body, figure);
    for (const zone of posts.zones()) {
      const { cells } = reachField(terrain, threat.body, posts.others, zone, ENDS);
      posts.add([...cells, ...beyondIngress(terrain, threat.body, cells, posts.others, threat.ingress, threat.levels, ENDS)]);
      yield n / threats.length;
    }
    let last = 0;
    for (const [i, at] of places.entries()) {
      const there = { at, radius: body.radius };
      if (posts.hits(0, there)) values[i]! += 1;
      else if (!posts.startsHeld(there)) {
        const hit = posts.firstHit(there, last);
        if (hit > 0) {
          values[i]! += 1;
          last = hit;
        }
      }
      if (work.due(COST * (1 + posts.takeTrials()))) yield (n + i / places.length) / threats.length;
    }
  }
  return { cell, cells: flat(places), values };
}

/** The sizes of the threats' bodies, each once. */
const sizesOf = (threats: readonly Threat[]): readonly Body[] => [...new Map(threats.map(({ body }) => [`${body.radius} ${body.height}`, body])).values()];

/** The places that one threat may attack from: the first is where it stands. */
class Posts {
  readonly #terrain: Terrain;
  readonly #threat: Threat;
  readonly #shoots: number | null;
  readonly #engagers: readonly Base[];
  readonly #wards: readonly Base[];
  readonly #ends: Base[];
  /** Whether an end is held up by an engager or a ward: 0 unknown, 1 no, 2 by an engager, 3 by a ward. */
  readonly #held: number[] = [];
  readonly #reach: number;
  #trials = 0;
  readonly others: readonly Base[];

  constructor(terrain: Terrain, threat: Threat, body: Body, figure: string | null) {
    const isOther = (base: Base): boolean =>
      base.radius !== body.radius || planDistance(base.at, body.at) > EPSILON || Math.abs(base.at.y - body.at.y) > EPSILON;
    this.#terrain = terrain;
    this.#threat = threat;
    this.#shoots = figure !== null && threat.spared.includes(figure) ? null : threat.ranged;
    this.#engagers = threat.engagers.filter(isOther);
    this.#wards = threat.wards.filter(isOther);
    this.#ends = [threat.body];
    this.#reach = Math.max(this.#shoots ?? -1, threat.melee ?? -1);
    this.others = threat.others.filter(isOther);
  }

  /** The first moves, each once. */
  zones() {
    const found = new Map(this.#threat.moves.filter((zones) => zones.length === 1).map(([zone]) => [JSON.stringify(zone), zone!]));
    return this.#reach < 0 ? [] : [...found.values()];
  }

  add(ends: readonly Point[]): void {
    const { radius } = this.#threat.body;
    const known = new Set(this.#ends.map(({ at }) => `${at.x} ${at.y} ${at.z}`));
    for (const at of ends) if (!known.has(`${at.x} ${at.y} ${at.z}`)) this.#ends.push({ at, radius });
  }

  /** Trials since they were last taken. */
  takeTrials(): number {
    const trials = this.#trials;
    this.#trials = 0;
    return trials;
  }

  /** Whether the threat would be Engaged at its start by a body there and so could not move as it may now. */
  startsHeld(there: Base): boolean {
    return this.#isEngaged(this.#threat.body, there);
  }

  /** An end from which a body there is hit, or -1; the one that hit last is tried first, then the nearest. */
  firstHit(there: Base, last: number): number {
    if (this.#reach < 0) return -1;
    if (last > 0 && this.hits(last, there)) return last;
    for (const i of this.#nearest(there)) if (this.hits(i, there)) return i;
    return -1;
  }

  /** Numbers of the ends in reach of a base, the nearest first. */
  #nearest(there: Base): number[] {
    const limit = this.#reach + there.radius + this.#threat.body.radius + EPSILON;
    const near: { readonly i: number; readonly d: number }[] = [];
    for (let i = 1; i < this.#ends.length; i++) {
      const d = planSquared(this.#ends[i]!.at, there.at);
      if (d <= limit * limit) near.push({ i, d });
    }
    return near.sort((a, b) => a.d - b.d).map(({ i }) => i);
  }

  /** Whether the threat, standing at an end, may hit a body there. */
  hits(end: number, there: Base): boolean {
    const { melee, engagement, levels, sightNeeded } = this.#threat;
    const from = this.#ends[end]!;
    const distance = gap(from, there);
    if (distance > this.#reach + EPSILON || overlaps(from, there, levels)) return false;
    const beside = distance <= engagement + EPSILON && elevation(from.at.y, there.at.y, levels) === 'same';
    const kindFits = beside ? melee !== null && distance <= melee + EPSILON : this.#shoots !== null && distance <= this.#shoots + EPSILON;
    if (!kindFits) return false;
    this.#trials++;
    const held = this.#isHeld(end);
    if (held === 3 || (held === 2 && !beside)) return false;
    return !sightNeeded || sees(this.#terrain, from, there, levels);
  }

  #isHeld(end: number): number {
    const from = this.#ends[end]!;
    const known = this.#held[end];
    if (known !== undefined) return known;
    const held = this.#wards.some((base) => this.#isEngaged(from, base)) ? 3 : this.#engagers.some((base) => this.#isEngaged(from, base)) ? 2 : 1;
    this.#held[end] = held;
    return held;
  }

  /** Whether two bases are so near, at one Elevation and in sight of each other either way. */
  #isEngaged(a: Base, b: Base): boolean {
    const { engagement, levels } = this.#threat;
    return gap(a, b) <= engagement + EPSILON && elevation(a.at.y, b.at.y, levels) === 'same' && (sees(this.#terrain, a, b, levels) || sees(this.#terrain, b, a, levels));
  }
}
