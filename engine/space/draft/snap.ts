/** Where a piece goes that is put down near a place: onto a grid, flush with its neighbours, on a deck, or with its ladder at a deck's edge. Lengths in mm, turns in degrees. */
import { tenth } from '../../shape/point.ts';
import type { Placing } from '../terrain/terrain.ts';
import { placingOf, put, type Feature } from '../terrain/table.ts';
import type { ShapeOf } from './arrange.ts';
import { turned } from '../terrain/turned.ts';
import { around, cornersOf, rectOf, type Rect, type Shape } from './outline.ts';

/** What a piece is drawn to. Each can be switched off. */
export interface Snaps {
  /** Lines of the table's own so far apart; 0 for none. */
  readonly grid: number;
  /** Outlines and decks of neighbours that stand in the same directions, whichever those are. */
  readonly edges: boolean;
  /** The top of what it is put upon. */
  readonly decks: boolean;
  /** Edges of decks, for what leads up to them. */
  readonly ladders: boolean;
}

/** A placing, and the lines that it was drawn to (x, z, x, z). */
export interface Snapped {
  readonly at: readonly [number, number];
  readonly turn: number;
  readonly level: number;
  readonly lines: readonly (readonly [number, number, number, number])[];
}

/** The axis of the table along which alone a piece is moved; null where it goes both ways. */
export type Along = 'x' | 'z' | null;

/** How far a piece is drawn (mm). */
const NEAR = 12;
/** How far a ladder is drawn to an edge (mm). */
const LADDER_NEAR = 60;
/** Neighbours farther away than this draw nothing (mm). */
const NEIGHBOUR = 80;
/** Heights that count as the same (mm). */
const SAME = 3;

/** Where a feature goes that is meant to stand as `wanted` says, with what stands around it. Moved along one axis it is drawn along that alone. */
export function snapped(wanted: Feature, all: readonly Feature[], shapeOf: ShapeOf, snaps: Snaps, along: Along = null): Snapped {
  const shape = shapeOf(wanted.piece);
  const as = ({ at: [x, z], turn, level }: Feature, lines: Snapped['lines'] = []): Snapped =>
    ({ at: [tenth(x), tenth(z)], turn: turned(turn), level: tenth(level), lines });
  if (shape === undefined) return as(wanted);
  const others = nearTo(wanted, shape, all, shapeOf);
  if (snaps.ladders && shape.leansAt !== null) {
    const leaning = atAnEdge(wanted, shape.leansAt, others, shapeOf, along);
    if (leaning !== null) return leaning;
  }
  const level = snaps.decks ? levelUnder(wanted, shape, others, shapeOf) : wanted.level;
  const standing = { ...wanted, level };
  const [x, z] = standing.at;
  const { by, lines } = snaps.edges ? flush(standing, shape, others, shapeOf, along) : NOT_DRAWN;
  if (lines.length > 0) return as({ ...standing, at: [x + by[0], z + by[1]] }, lines);
  if (snaps.grid > 0) {
    const onGrid = (place: number): number => Math.round(place / snaps.grid) * snaps.grid;
    return as({ ...standing, at: [along === 'z' ? x : onGrid(x), along === 'x' ? z : onGrid(z)] });
  }
  return as(standing);
}

/** Whether a feature rests on what is under its middle: a deck, or the table. */
export function rests(feature: Feature, all: readonly Feature[], shapeOf: ShapeOf): boolean {
  const shape = shapeOf(feature.piece);
  return shape !== undefined && Math.abs(feature.level - levelUnder(feature, shape, nearTo(feature, shape, all, shapeOf), shapeOf)) <= SAME;
}

/**
 * Features raised together by so much (mm), or lowered, not below the table. With `decks` they go on to where the lowest of them stands on a deck under its
 * middle, if that is near; `all`: what else stands there.
 */
export function raisedTogether(features: readonly Feature[], by: number, all: readonly Feature[], shapeOf: ShapeOf, decks: boolean): readonly Feature[] {
  const lowest = features.reduce((one, other) => (other.level < one.level ? other : one));
  const level = Math.max(0, lowest.level + by);
  const shape = shapeOf(lowest.piece);
  const under = decks && shape !== undefined ? decksUnder(lowest, shape, nearTo(lowest, shape, all, shapeOf), shapeOf) : [];
  const tops = under.filter((y) => Math.abs(y - level) <= NEAR);
  const settled = tops.reduce((best, y) => (Math.abs(y - level) < Math.abs(best - level) ? y : best), tops[0] ?? level);
  return features.map((feature) => ({ ...feature, level: tenth(feature.level + settled - lowest.level) }));
}

/** How far a piece goes to come flush, and the lines that it comes to. */
interface Flush {
  readonly by: readonly [number, number];
  readonly lines: Snapped['lines'];
}
const NOT_DRAWN: Flush = { by: [0, 0], lines: [] };

/** How far a piece's outline reaches from its origin (mm). */
const reachOf = ({ rect: { minX, maxX, minZ, maxZ } }: Shape): number => Math.sqrt(Math.max(-minX, maxX) ** 2 + Math.max(-minZ, maxZ) ** 2);

/** Those near enough to draw a piece, or to lie under it: the others are not laid out at all. */
function nearTo({ at: [x, z] }: Feature, shape: Shape, all: readonly Feature[], shapeOf: ShapeOf): readonly Feature[] {
  const reach = reachOf(shape) + NEIGHBOUR;
  return all.filter(({ at, piece }) => {
    const their = shapeOf(piece);
    return their !== undefined && (at[0] - x) ** 2 + (at[1] - z) ** 2 <= (reach + reachOf(their)) ** 2;
  });
}

/** A deck where it lies on the table: its corners in plan, its height and its placing. */
interface LaidDeck {
  readonly corners: readonly (readonly [number, number])[];
  readonly y: number;
}

const decksOf = (feature: Feature, { decks }: Shape): readonly LaidDeck[] => {
  const placing = placingOf(feature);
  return decks.map((deck) => ({ y: deck.y + feature.level, corners: cornersOf(deck).map(([x, z]) => put(placing, x, z)) }));
};

/** Whether a place lies within a turned rectangle. */
function within(corners: LaidDeck['corners'], x: number, z: number): boolean {
  return corners.every(([ax, az], i) => {
    const [bx, bz] = corners[(i + 1) % corners.length]!;
    return (bx - ax) * (z - az) - (bz - az) * (x - ax) >= 0;
  });
}

/** Heights of the decks above and below a piece's middle. */
function decksUnder(wanted: Feature, { rect }: Shape, others: readonly Feature[], shapeOf: ShapeOf): readonly number[] {
  const [x, z] = put(placingOf(wanted), (rect.minX + rect.maxX) / 2, (rect.minZ + rect.maxZ) / 2);
  return others.flatMap((other) => {
    const shape = shapeOf(other.piece);
    return shape === undefined ? [] : decksOf(other, shape).filter(({ corners }) => within(corners, x, z)).map(({ y }) => y);
  });
}

/** Height of the highest deck under a piece's middle that is not above where it is held; the table where there is none. What leans elsewhere stays on its own level. */
const levelUnder = (wanted: Feature, shape: Shape, others: readonly Feature[], shapeOf: ShapeOf): number =>
  decksUnder(wanted, shape, others, shapeOf).reduce((level, y) => (y <= wanted.level + SAME && y > level ? y : level), 0);

/** A ladder's origin on the nearest edge of a deck of its height, its back to the deck. */
function atAnEdge(wanted: Feature, height: number, others: readonly Feature[], shapeOf: ShapeOf, axis: Along): Snapped | null {
  let best: { readonly snapped: Snapped; readonly away: number } | null = null;
  for (const other of others) {
    const shape = shapeOf(other.piece);
    if (shape === undefined) continue;
    for (const { y, corners } of decksOf(other, shape)) {
      const level = y - height;
      if (level < -SAME || Math.abs(level - wanted.level) > SAME + (wanted.level === 0 ? 0 : height)) continue;
      for (const [i, [ax, az]] of corners.entries()) {
        const [bx, bz] = corners[(i + 1) % 4]!;
        const share = shareOf([ax, az], [bx, bz], wanted.at, axis);
        if (share === null) continue;
        const [x, z] = [ax + (bx - ax) * share, az + (bz - az) * share];
        const away = Math.sqrt((wanted.at[0] - x) ** 2 + (wanted.at[1] - z) ** 2);
        if (away > LADDER_NEAR || (best !== null && away >= best.away)) continue;
        best = { away, snapped: { at: [tenth(x), tenth(z)], turn: turned(other.turn + OUT[i]!), level: tenth(Math.max(0, level)), lines: [[ax, az, bx, bz]] } };
      }
    }
  }
  return best?.snapped ?? null;
}

/** Where on an edge what is at a place leans, as a share of its length from its first end; null where it cannot: it is too short, or does not lie in the way along an axis. */
function shareOf([ax, az]: Feature['at'], [bx, bz]: Feature['at'], [x, z]: Feature['at'], axis: Along): number | null {
  if (axis !== null) {
    const [from, to, at] = axis === 'x' ? [az, bz, z] : [ax, bx, x];
    return Math.abs(to - from) < 1 || (at - from) * (at - to) > 0 ? null : (at - from) / (to - from);
  }
  const long = Math.sqrt((bx - ax) ** 2 + (bz - az) ** 2);
  if (long < 1) return null;
  const along = Math.min(1, Math.max(0, ((x - ax) * (bx - ax) + (z - az) * (bz - az)) / (long * long)));
  // The middle of an edge draws more than the rest of it.
  return Math.abs(along - 0.5) * long < NEAR ? 0.5 : along;
}

/** By how much what leans at an edge of a deck is turned against it, edge by edge as its corners go round: its back to the deck. */
const OUT = [180, 90, 0, -90] as const;

/** A way along one axis, and the line that it leads to (x, z, x, z). */
interface Pull {
  readonly by: number;
  readonly line: Snapped['lines'][number];
}

/** Neighbours whose directions differ from a piece's by more than this draw it to nothing (degrees). */
const ALIKE = 0.125;
/** The turn that is left of one when its quarter turns are taken off: from −45 to 45. */
const askew = (turn: number): number => turn - 90 * Math.round(turn / 90);

/** The directions in which a piece's edges run: what is flush with it is so along these axes. */
const axesOf = (turn: number): Placing => placingOf({ turn: askew(turn), at: [0, 0], level: 0 });

/** A place of the table along other axes. */
const inAxes = ({ sin, cos }: Placing, [x, z]: readonly [number, number]): readonly [number, number] => [x * cos - z * sin, x * sin + z * cos];

/** A piece to its neighbours: in its own directions, or, where it has none, in those of theirs that bring it to the most lines by the least way. */
function flush(wanted: Feature, shape: Shape, others: readonly Feature[], shapeOf: ShapeOf, along: Along): Flush {
  if (shape.round === undefined) return flushWith(wanted, shape, others, shapeOf, along);
  const far = ({ by: [x, z] }: Flush): number => x * x + z * z;
  return [...new Set(others.map(({ turn }) => askew(turn)))].map((turn) => flushWith({ ...wanted, turn }, shape, others, shapeOf, along))
    .reduce((best, one) => (one.lines.length > best.lines.length || (one.lines.length === best.lines.length && far(one) < far(best)) ? one : best), NOT_DRAWN);
}

/** To neighbours that stand in a piece's directions. */
function flushWith(wanted: Feature, shape: Shape, others: readonly Feature[], shapeOf: ShapeOf, along: Along): Flush {
  const axes = axesOf(wanted.turn);
  const mine = rectsOf(wanted, shape, axes);
  let [bestX, bestZ]: [Pull | null, Pull | null] = [null, null];
  for (const other of others) {
    const their = shapeOf(other.piece);
    if (their === undefined || Math.abs(askew(other.turn - wanted.turn)) > ALIKE) continue;
    for (const b of rectsOf(other, their, axes)) for (const a of mine) {
      if (a.y !== null && b.y !== null && Math.abs(a.y - b.y) > SAME) continue;
      if ((a.y === null) !== (b.y === null)) continue;
      if (gap(a, b) > NEIGHBOUR) continue;
      const x = pull(a.minX, a.maxX, b.minX, b.maxX);
      const z = pull(a.minZ, a.maxZ, b.minZ, b.maxZ);
      const both = around([a, b])!;
      if (x !== null && isNearer(x, bestX)) bestX = { by: x.by, line: [x.at, both.minZ, x.at, both.maxZ] };
      if (z !== null && isNearer(z, bestZ)) bestZ = { by: z.by, line: [both.minX, z.at, both.maxX, z.at] };
    }
  }
  const laid = ({ line }: Pull): Snapped['lines'][number] => [...put(axes, line[0], line[1]), ...put(axes, line[2], line[3])];
  if (along !== null) return flushAlong(along, [[bestX, put(axes, 1, 0)], [bestZ, put(axes, 0, 1)]], laid);
  return { by: put(axes, bestX?.by ?? 0, bestZ?.by ?? 0), lines: [bestX, bestZ].flatMap((one) => (one === null ? [] : [laid(one)])) };
}

/** Lines that a way comes to by less than this share of itself lie beside it. */
const BESIDE = 0.1;

/** The nearest of some lines, each with the direction across it, that a piece comes to along an axis of the table. */
function flushAlong(along: 'x' | 'z', pulls: readonly (readonly [Pull | null, readonly [number, number]])[], laid: (pull: Pull) => Snapped['lines'][number]): Flush {
  const ways = pulls.flatMap(([pull, across]) => {
    const share = across[along === 'x' ? 0 : 1];
    return pull === null || Math.abs(share) < BESIDE || Math.abs(pull.by / share) > NEAR ? [] : [{ pull, by: pull.by / share }];
  });
  if (ways.length === 0) return NOT_DRAWN;
  const { pull, by } = ways.reduce((best, way) => (Math.abs(way.by) < Math.abs(best.by) ? way : best));
  return { by: along === 'x' ? [by, 0] : [0, by], lines: [laid(pull)] };
}

const isNearer = ({ by }: { readonly by: number }, best: Pull | null): boolean => best === null || Math.abs(by) < Math.abs(best.by);

/** The outline of a feature and those of its decks along axes that it stands in; `y` is the height of a deck, null for the outline. */
function rectsOf(feature: Feature, shape: Shape, axes: Placing): readonly (Rect & { readonly y: number | null })[] {
  const placing = placingOf(feature);
  const outline = cornersOf(shape.meets ?? shape.rect).map(([x, z]) => put(placing, x, z));
  return [{ y: null, corners: outline }, ...decksOf(feature, shape)].map(({ y, corners }) => ({ ...rectOf(corners.map((corner) => inAxes(axes, corner))), y }));
}

const gap = (a: Rect, b: Rect): number => Math.max(a.minX - b.maxX, b.minX - a.maxX, a.minZ - b.maxZ, b.minZ - a.maxZ);

/** The least way by which an edge or the middle of one span comes to one of the other, within reach. */
function pull(least: number, most: number, otherLeast: number, otherMost: number): { readonly by: number; readonly at: number } | null {
  const ways = [
    [otherMost - least, otherMost], [otherLeast - most, otherLeast], [otherLeast - least, otherLeast], [otherMost - most, otherMost],
    [(otherLeast + otherMost - least - most) / 2, (otherLeast + otherMost) / 2],
  ] as const;
  const [by, at] = ways.reduce((best, way) => (Math.abs(way[0]) < Math.abs(best[0]) ? way : best));
  return Math.abs(by) <= NEAR ? { by, at } : null;
}
