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

/** How far a piece is drawn (mm). */
const NEAR = 12;
/** How far a ladder is drawn to an edge (mm). */
const LADDER_NEAR = 60;
/** Neighbours farther away than this draw nothing (mm). */
const NEIGHBOUR = 80;
/** Heights that count as the same (mm). */
const SAME = 3;

/** Where a feature goes that is meant to stand as `wanted` says, with what stands around it. */
export function snapped(wanted: Feature, all: readonly Feature[], shapeOf: ShapeOf, snaps: Snaps): Snapped {
  const shape = shapeOf(wanted.piece);
  const as = ({ at: [x, z], turn, level }: Feature, lines: Snapped['lines'] = []): Snapped =>
    ({ at: [tenth(x), tenth(z)], turn: turned(turn), level: tenth(level), lines });
  if (shape === undefined) return as(wanted);
  const others = nearTo(wanted, shape, all, shapeOf);
  if (snaps.ladders && shape.leansAt !== null) {
    const leaning = atAnEdge(wanted, shape.leansAt, others, shapeOf);
    if (leaning !== null) return leaning;
  }
  const level = snaps.decks ? levelUnder(wanted, shape, others, shapeOf) : wanted.level;
  const standing = { ...wanted, level };
  const [x, z] = standing.at;
  const { by, lines } = snaps.edges ? flush(standing, shape, others, shapeOf) : NOT_DRAWN;
  if (lines.length > 0) return as({ ...standing, at: [x + by[0], z + by[1]] }, lines);
  if (snaps.grid > 0) return as({ ...standing, at: [Math.round(x / snaps.grid) * snaps.grid, Math.round(z / snaps.grid) * snaps.grid] });
  return as(standing);
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

/** Height of the highest deck under a piece's middle that is not above where it is held; the table where there is none. What leans elsewhere stays on its own level. */
function levelUnder(wanted: Feature, { rect }: Shape, others: readonly Feature[], shapeOf: ShapeOf): number {
  const [x, z] = put(placingOf(wanted), (rect.minX + rect.maxX) / 2, (rect.minZ + rect.maxZ) / 2);
  let level = 0;
  for (const other of others) {
    const shape = shapeOf(other.piece);
    if (shape === undefined) continue;
    for (const { y, corners } of decksOf(other, shape)) if (y <= wanted.level + SAME && y > level && within(corners, x, z)) level = y;
  }
  return level;
}

/** A ladder's origin on the nearest edge of a deck of its height, its back to the deck. */
function atAnEdge(wanted: Feature, height: number, others: readonly Feature[], shapeOf: ShapeOf): Snapped | null {
  let best: { readonly snapped: Snapped; readonly away: number } | null = null;
  for (const other of others) {
    const shape = shapeOf(other.piece);
    if (shape === undefined) continue;
    for (const { y, corners } of decksOf(other, shape)) {
      const level = y - height;
      if (level < -SAME || Math.abs(level - wanted.level) > SAME + (wanted.level === 0 ? 0 : height)) continue;
      for (const [i, [ax, az]] of corners.entries()) {
        const [bx, bz] = corners[(i + 1) % 4]!;
        const long = Math.sqrt((bx - ax) ** 2 + (bz - az) ** 2);
        if (long < 1) continue;
        const along = Math.min(1, Math.max(0, ((wanted.at[0] - ax) * (bx - ax) + (wanted.at[1] - az) * (bz - az)) / (long * long)));
        // The middle of an edge draws more than the rest of it.
        const share = Math.abs(along - 0.5) * long < NEAR ? 0.5 : along;
        const [x, z] = [ax + (bx - ax) * share, az + (bz - az) * share];
        const away = Math.sqrt((wanted.at[0] - x) ** 2 + (wanted.at[1] - z) ** 2);
        if (away > LADDER_NEAR || (best !== null && away >= best.away)) continue;
        best = { away, snapped: { at: [tenth(x), tenth(z)], turn: turned(other.turn + OUT[i]!), level: tenth(Math.max(0, level)), lines: [[ax, az, bx, bz]] } };
      }
    }
  }
  return best?.snapped ?? null;
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
function flush(wanted: Feature, shape: Shape, others: readonly Feature[], shapeOf: ShapeOf): Flush {
  if (shape.round === undefined) return flushWith(wanted, shape, others, shapeOf);
  const far = ({ by: [x, z] }: Flush): number => x * x + z * z;
  return [...new Set(others.map(({ turn }) => askew(turn)))].map((turn) => flushWith({ ...wanted, turn }, shape, others, shapeOf))
    .reduce((best, one) => (one.lines.length > best.lines.length || (one.lines.length === best.lines.length && far(one) < far(best)) ? one : best), NOT_DRAWN);
}

/** To neighbours that stand in a piece's directions. */
function flushWith(wanted: Feature, shape: Shape, others: readonly Feature[], shapeOf: ShapeOf): Flush {
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
  return {
    by: put(axes, bestX?.by ?? 0, bestZ?.by ?? 0),
    lines: [bestX, bestZ].flatMap((one) => (one === null ? [] : [[...put(axes, one.line[0], one.line[1]), ...put(axes, one.line[2], one.line[3])] as const])),
  };
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
