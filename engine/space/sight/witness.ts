/** Why a base is not seen: the line that the fewest parts stop, and those parts. */
import { elevation } from '../plane/measure.ts';
import { EPSILON, type Plan, type Point } from '../../shape/point.ts';
import { type Box, type Edges, holds } from '../plane/ring.ts';
import { FLUSH } from '../plane/scale.ts';
import type { Base, Levels } from '../../shape/shape.ts';
import { addShape, type Corridor, newCorridor, openCorridor, overlappedBy } from './corridor.ts';
import { castShade, shade, SLIT, visitHolds } from './hold.ts';
import { layerOf, type SightMap } from './map.ts';
import { countBlocking, type CorridorLine, enters, leaves, placeOn } from './search.ts';

/** A part that stops a line of sight, and where the line enters and leaves it. */
export interface Blocker {
  readonly part: number;
  readonly from: Point;
  readonly to: Point;
}

/** A part that a line of sight meets in plan but passes freely (SP-LOS-02, SP-LOS-03, SP-TERR-02). */
export interface Passed {
  readonly part: number;
  /** No higher than the viewer; Clear; overlapped by the viewer; no higher than a target on terrain. */
  readonly why: 'lower' | 'clear' | 'overlapped' | 'target';
}

/** What crosses a line: a part, or a seam between two parts, as a number: parts first. */
type Item = number;

/** How good a line is: fewest parts, then fewest seams alone, then nearest to the middle. */
interface Candidate extends CorridorLine {
  parts: number;
  seams: number;
  off: number;
}

const wide: Corridor = newCorridor();
wide.seeking = false;

/** The search under way. */
interface Explaining {
  readonly map: SightMap;
  readonly best: Candidate;
  /** How many pieces of each item the line at hand crosses. */
  readonly crossed: Int32Array;
}

let now: Explaining;

/**
 * The line between two bases that crosses the fewest parts, of such lines the one nearest to the middle line.
 *
 * Why trying the lines through holds is enough: not to cross a part is a closed condition, so lines on the border of a set
 * of equally bad lines are no worse than those within it, and the best of them lies on such a border, where it leans on a
 * part that lines beside it cross, unless it is the middle line itself. On each hold's lines the parts crossed change only
 * where a part begins or ends.
 */
export function fewestCrossed(map: SightMap, from: Base, to: Base, levels: Levels, long: number): { readonly c: Corridor; readonly line: CorridorLine } {
  const count = countBlocking(map, from, to, levels);
  const { outlines, seams } = layerOf(map, count);
  openCorridor(wide, map, from, to, long);
  overlappedBy(wide);
  for (const shape of outlines) addShape(wide, shape);
  for (const shape of seams) addShape(wide, shape);
  const middle = [...crossings(wide, map, 0, 0).values()];
  const best: Candidate = { offset: 0, slope: 0, parts: middle.length || Infinity, seams: middle.filter(([low, high]) => low === high).length, off: 0 };
  if (best.parts > 1 || best.seams > 0) {
    now = { map, best, crossed: new Int32Array(map.terrain.parts.length + wide.pieces) };
    visitHolds(wide, weigh);
  }
  return { c: wide, line: best };
}

/** The number of a piece's item. */
function itemOf({ outline, other }: Corridor, { part, terrain }: SightMap, p: number): Item {
  const one = part[outline[p]!]!;
  return one === part[other[p]!] ? one : terrain.parts.length + p;
}

let at = new Float64Array(64);
let items = new Int32Array(64);
let order = new Int32Array(64);

/** Weighs all lines through a hold. */
function weigh(c: Corridor, p: number, k: number, low: number, high: number): boolean {
  const { map, crossed } = now;
  if (at.length < 8 * c.pieces) {
    at = new Float64Array(8 * c.pieces);
    items = new Int32Array(8 * c.pieces);
    order = new Int32Array(8 * c.pieces);
  }
  const th = c.t[k]!;
  const sh = c.s[k]!;
  let events = 0;
  const stop = (item: Item, from: number, to: number): void => {
    if (to - from <= SLIT) return;
    at[events] = from;
    items[events] = item + 1;
    order[events] = events++;
    at[events] = to;
    items[events] = -item - 1;
    order[events] = events++;
  };
  for (let q = 0; q < c.pieces; q++) {
    if (q === p) continue;
    castShade(c, q, th, sh, low, high);
    const { leftLow, leftHigh, rightLow, rightHigh } = shade;
    const [a0, a1, b0, b1] = leftLow < rightLow ? [leftLow, leftHigh, rightLow, rightHigh] : [rightLow, rightHigh, leftLow, leftHigh];
    const item = itemOf(c, map, q);
    const end = Math.max(low, a0 < a1 ? a1 : low);
    if (a0 < a1) stop(item, low, Math.min(a0, high));
    stop(item, end, Math.min(high, b0 < b1 ? b0 : high));
    if (b0 < b1) stop(item, Math.max(b1, end), high);
  }
  order.subarray(0, events).sort((a, b) => at[a]! - at[b]! || a - b);
  crossed.fill(0);
  let reached = low;
  for (let i = 0; i <= events; i++) {
    const next = i < events ? at[order[i]!]! : high;
    if (next - reached > SLIT) consider(c, th, sh, reached, next);
    if (i === events) break;
    reached = Math.max(reached, next);
    const item = items[order[i]!]!;
    if (item > 0) crossed[item - 1]!++;
    else crossed[-item - 1]!--;
  }
  return false;
}

/** Takes the lines through a hold with slopes between two others, which all cross the same, if they are better than the best so far. */
function consider(c: Corridor, th: number, sh: number, low: number, high: number): void {
  const { map, best, crossed } = now;
  const { terrain, part, edges } = map;
  const count = terrain.parts.length;
  let parts = 0;
  let seams = 0;
  for (let i = 0; i < count; i++) if (crossed[i]! > 0) parts++;
  if (parts > best.parts) return;
  for (let q = 0; q < c.pieces; q++) {
    if (crossed[count + q] !== 0 && crossed[part[c.outline[q]!]!] === 0 && crossed[part[c.other[q]!]!] === 0) seams++;
  }
  const slack = Math.min((high - low) / 4, 1e-8);
  const middle = (sh * (2 * th - c.long)) / (th * th + (c.long - th) * (c.long - th));
  const slope = Math.max(low + slack, Math.min(high - slack, middle));
  const offset = sh - slope * th;
  const across = offset + slope * c.long;
  const off = offset * offset + across * across;
  for (let i = 0; i < c.rounds; i++) {
    const outline = c.round[i]!;
    const { x, z } = placeOn(c, offset, slope, (leaves(c, offset, slope) + enters(c, offset, slope)) / 2);
    if (crossed[part[outline]!] === 0 && holds(edges[outline]!, x, z)) parts++;
  }
  const all = parts + seams;
  if (all === 0 || all > best.parts || (all === best.parts && (seams > best.seams || (seams === best.seams && off >= best.off)))) return;
  best.parts = all;
  best.seams = seams;
  best.off = off;
  best.offset = offset;
  best.slope = slope;
}

/** Where in t a line enters and leaves each part that stops it. A seam that it crosses counts for one of its two parts. */
function crossings(c: Corridor, map: SightMap, offset: number, slope: number): Map<number, readonly [number, number]> {
  const found = new Map<number, readonly [number, number]>();
  const [start, end] = [leaves(c, offset, slope), enters(c, offset, slope)];
  const seams: (readonly [one: number, two: number, t: number])[] = [];
  const seen = new Set<number>();
  for (let p = 0; p < c.pieces; p++) {
    const [outline, other] = [c.outline[p]!, c.other[p]!];
    const [one, two] = [map.part[outline]!, map.part[other]!];
    if (c.seam[p] === 1) {
      const t = crossingOf(c, p, offset, slope);
      if (t > start && t < end) seams.push([one, two, t]);
    } else if (!seen.has(outline)) {
      seen.add(outline);
      note(found, one, stretchIn(c, map.edges[outline]!, offset, slope, start, end));
    }
  }
  for (let i = 0; i < c.rounds; i++) note(found, map.part[c.round[i]!]!, stretchIn(c, map.edges[c.round[i]!]!, offset, slope, start, end));
  // What is left to name: the part that most of the remaining seams share.
  for (let open = seams; (open = open.filter(([one, two]) => !found.has(one) && !found.has(two))).length > 0; ) {
    const shared = (part: number): number => open.filter(([one, two]) => one === part || two === part).length;
    const [one, two, t] = open[0]!;
    found.set(shared(two) > shared(one) ? two : one, [t, t]);
  }
  return found;
}

function note(found: Map<number, readonly [number, number]>, part: number, stretch: readonly [number, number] | null): void {
  const known = found.get(part);
  if (stretch) found.set(part, known ? [Math.min(known[0], stretch[0]), Math.max(known[1], stretch[1])] : stretch);
}

function crossingOf({ t, s, first }: Corridor, p: number, offset: number, slope: number): number {
  const k = first[p]!;
  const [f, g] = [s[k]! - offset - slope * t[k]!, s[k + 1]! - offset - slope * t[k + 1]!];
  return f > 0 === g > 0 ? NaN : t[k]! + (f / (f - g)) * (t[k + 1]! - t[k]!);
}

/** The stretch of a line, from where it first enters an outline to where it last leaves it, between two places in t. */
function stretchIn(c: Pick<Corridor, 'x' | 'z' | 'ux' | 'uz'>, edges: Edges, offset: number, slope: number, start: number, end: number): readonly [number, number] | null {
  let [low, high, inside] = [Infinity, -Infinity, 0];
  const places: number[] = [];
  for (let i = 0; i < edges.length; i += 4) {
    const t0 = (edges[i]! - c.x) * c.ux + (edges[i + 1]! - c.z) * c.uz;
    const s0 = (edges[i + 1]! - c.z) * c.ux - (edges[i]! - c.x) * c.uz;
    const t1 = (edges[i + 2]! - c.x) * c.ux + (edges[i + 3]! - c.z) * c.uz;
    const s1 = (edges[i + 3]! - c.z) * c.ux - (edges[i + 2]! - c.x) * c.uz;
    const f = s0 - offset - slope * t0;
    const g = s1 - offset - slope * t1;
    if (f > 0 !== g > 0) places.push(t0 + (f / (f - g)) * (t1 - t0));
  }
  places.sort((a, b) => a - b);
  for (let i = 0; i + 1 < places.length; i += 2) {
    const [from, to] = [Math.max(start, places[i]!), Math.min(end, places[i + 1]!)];
    if (to - from < 1e-6) continue;
    low = Math.min(low, from);
    high = Math.max(high, to);
    inside++;
  }
  return inside === 0 ? null : [low, high];
}

/** The ends of a line: the centres for the middle line, else the rims; heights from the bases. */
export function endsOf(c: Corridor, { offset, slope }: CorridorLine, from: Base, to: Base): readonly [Point, Point] {
  if (offset === 0 && slope === 0) return [from.at, to.at];
  const put = (t: number, y: number): Point => withY(placeOn(c, offset, slope, t), y);
  return [put(leaves(c, offset, slope), from.at.y), put(enters(c, offset, slope), to.at.y)];
}

const withY = ({ x, z }: Plan, y: number): Point => ({ x, y, z });

/** The parts that stop a line, in order from the viewer. */
export function blockersOn(c: Corridor, map: SightMap, { offset, slope }: CorridorLine, from: Base, to: Base): readonly Blocker[] {
  const [start, end] = [leaves(c, offset, slope), enters(c, offset, slope)];
  const put = (t: number): Point => withY(placeOn(c, offset, slope, t), from.at.y + ((to.at.y - from.at.y) * (t - start)) / (end - start));
  const found = [...crossings(c, map, offset, slope)].sort(([, [a]], [, [b]]) => a - b);
  if (found.length > 0) return found.map(([part, [low, high]]) => ({ part, from: put(low), to: put(high) }));
  // Within a rounding of being seen: some part close to the line.
  const part = map.part[c.pieces > 0 ? c.outline[0]! : c.round[0]!]!;
  return [{ part, from: put((start + end) / 2), to: put((start + end) / 2) }];
}

/** The parts that a line meets in plan and that do not stop it, without those underfoot and those that begin higher than both bases. */
export function passedBy(
  { terrain }: SightMap,
  from: Base,
  to: Base,
  levels: Levels,
  [p, q]: readonly [Point, Point],
  stopped: readonly Blocker[],
  overlapped: readonly number[],
): readonly Passed[] {
  const [dx, dz] = [q.x - p.x, q.z - p.z];
  const long = Math.sqrt(dx * dx + dz * dz);
  if (long < EPSILON) return [];
  const [start, end] = p === from.at ? [from.radius, long - to.radius] : [0, long];
  const frame = { x: p.x, z: p.z, ux: dx / long, uz: dz / long };
  const under = Math.min(from.at.y, to.at.y) + FLUSH;
  const over = Math.max(from.at.y, to.at.y);
  const found: { readonly passed: Passed; readonly t: number }[] = [];
  for (const { index, sight, top, bottom, edges, box } of terrain.parts) {
    if (top <= under || elevation(bottom, over, levels) === 'higher' || !crossesBox(box, p, q) || stopped.some(({ part }) => part === index)) continue;
    const stretch = stretchIn(frame, edges, 0, 0, start, end);
    if (!stretch || stretch[1] - stretch[0] < 2 * EPSILON) continue;
    const why = sight === 'clear' ? 'clear' : elevation(top, from.at.y, levels) !== 'higher' ? 'lower' : overlapped.includes(index) ? 'overlapped' : 'target';
    if (why === 'target' && elevation(top, to.at.y, levels) === 'higher') continue;
    found.push({ passed: { part: index, why }, t: stretch[0] });
  }
  return found.sort((a, b) => a.t - b.t).map(({ passed }) => passed);
}

/** Whether a straight meets a box. */
function crossesBox({ minX, maxX, minZ, maxZ }: Box, p: Plan, q: Plan): boolean {
  if (Math.min(p.x, q.x) > maxX || Math.max(p.x, q.x) < minX || Math.min(p.z, q.z) > maxZ || Math.max(p.z, q.z) < minZ) return false;
  const [dx, dz] = [q.x - p.x, q.z - p.z];
  const off = dx * ((minZ + maxZ) / 2 - p.z) - dz * ((minX + maxX) / 2 - p.x);
  return Math.abs(off) <= (Math.abs(dx) * (maxZ - minZ) + Math.abs(dz) * (maxX - minX)) / 2;
}
