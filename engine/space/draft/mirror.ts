/** How a piece stands for its own mirror image: turned and moved so that its shape comes nearest to it. Lengths in mm, turns in degrees. */
import { tenth } from '../../shape/point.ts';
import { boxOf, edgesOf, type Box, type Edges } from '../plane/ring.ts';
import type { PieceModel } from '../terrain/piece-model.ts';
import { placingOf, put } from '../terrain/table.ts';
import { around, rectOf } from './outline.ts';
import { turned } from '../terrain/turned.ts';

type Place = readonly [number, number];
type Placing = ReturnType<typeof placingOf>;

/** The piece in the place of its mirror image at its frame's z axis, where x becomes −x. */
export interface Mirrored {
  readonly turn: number;
  readonly by: Place;
  /** False where the image is another shape, however the piece is turned. */
  readonly exact: boolean;
}

/** Lines along which outlines are compared. */
const LINES = 96;
/** A share of what two outlines fill, or so far from each other all along (mm): where no more differs they are called the same. */
const [SAME, ALONG] = [0.03, 0.3];
/** So much nearer, as such a share, another turn must come to be preferred. */
const NEARER = 0.01;
/** Turns that are looked at first: the first that fits is taken. */
const QUARTERS = [0, 180, 90, -90];
/** How far the end of a way may lie beside that of its image (mm). */
const BESIDE = 2;

/** How far two shapes are from each other: as a share of what both fill, and whether that is called the same. */
interface Off {
  readonly share: number;
  readonly same: boolean;
}

interface Way {
  readonly kind: string;
  readonly ends: readonly (readonly [number, number, number])[];
}

const known = new WeakMap<PieceModel, Mirrored>();

/** The same object for the same piece. */
export function mirrored(piece: PieceModel): Mirrored {
  let found = known.get(piece);
  if (found === undefined) known.set(piece, found = nearestOf(piece));
  return found;
}

function nearestOf(piece: PieceModel): Mirrored {
  const matter = matterOf(piece);
  const ways: readonly Way[] = piece.parts.flatMap(({ ingress }) => ingress.map(({ kind, from, to }) => ({ kind, ends: [from, to] })));
  const corners = piece.parts.flatMap(({ footprint }) => footprint.flat());
  const image = rectOf(corners.map(([x, z]) => [-x, z]));
  let best: Mirrored = { turn: 0, by: [0, 0], exact: false };
  let least = Infinity;
  for (const [number, turn] of turnsFor(matter, image).entries()) {
    const level = placingOf({ turn, at: [0, 0], level: 0 });
    const lies = rectOf(corners.map(([x, z]) => put(level, x, z)));
    const by = [tenth((image.minX + image.maxX - lies.minX - lies.maxX) / 2), tenth((image.minZ + image.maxZ - lies.minZ - lies.maxZ) / 2)] as const;
    const placing = { ...level, at: by };
    const off = [...matter.map((edges) => otherwise(edges, placing)), ...(ways.length === 0 ? [] : [astray(ways, placing)])];
    if (off.every(({ same }) => same)) return { turn, by, exact: true };
    const mean = (beyond(image, lies) + off.reduce((sum, { share }) => sum + share, 0)) / (off.length + 1);
    // Nobody wants a piece askew that is not its image for that.
    if (number < QUARTERS.length && mean < least - NEARER) [best, least] = [{ turn, by, exact: false }, mean];
  }
  return best;
}

/** Which share of the room that two rectangles about one middle take is taken by one alone: a neighbour may stand there. */
function beyond(a: Box, b: Box): number {
  const [wideA, deepA, wideB, deepB] = [a.maxX - a.minX, a.maxZ - a.minZ, b.maxX - b.minX, b.maxZ - b.minZ];
  const both = Math.min(wideA, wideB) * Math.min(deepA, deepB);
  return 1 - both / (wideA * deepA + wideB * deepB - both);
}

/** What a piece is made of: what stops the same from the same height to the same height. A railing counts as much as the deck that it goes around. */
function matterOf({ parts }: PieceModel): readonly (readonly Edges[])[] {
  const kinds = new Map<string, Edges[]>();
  for (const { sight, move, bottom, top, footprint } of parts) {
    const edges = edgesOf(footprint);
    if (edges.length === 0) continue;
    const kind = `${sight} ${move} ${Math.round(bottom)} ${Math.round(top)}`;
    const list = kinds.get(kind);
    if (list === undefined) kinds.set(kind, [edges]);
    else list.push(edges);
  }
  return [...kinds.values()];
}

/**
 * Quarter turns, and those by which the longest extent of what a piece is made of, or the side on which it stands, comes to lie along that of its image:
 * an angle of which twice is known.
 */
function turnsFor(matter: readonly (readonly Edges[])[], image: Box): readonly number[] {
  const [midX, midZ] = [-(image.minX + image.maxX) / 2, (image.minZ + image.maxZ) / 2];
  const twice = matter.flatMap((edges) => {
    const corners = edges.flatMap(cornersOfEdges);
    const mean = (of: (place: Place) => number): number => corners.reduce((sum, place) => sum + of(place), 0) / corners.length;
    const [x, z] = [mean((one) => one[0]), mean((one) => one[1])];
    const [xx, zz, xz] = [mean((one) => (one[0] - x) ** 2), mean((one) => (one[1] - z) ** 2), mean((one) => (one[0] - x) * (one[1] - z))];
    const [dx, dz] = [x - midX, z - midZ];
    return [angleOf(xx - zz, 2 * xz), angleOf(dx * dx - dz * dz, 2 * dx * dz)];
  });
  return [...new Set([...QUARTERS, ...twice.flatMap((angle) => [turned(angle), turned(angle + 180)])])];
}

/** The angle of a direction to a tenth of a degree, −180 to 180; 0 of none. */
function angleOf(x: number, z: number): number {
  const length = Math.sqrt(x * x + z * z);
  if (length === 0) return 0;
  let [low, high] = [0, 1800];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (placingOf({ turn: middle / 10, at: [0, 0], level: 0 }).cos <= x / length) high = middle;
    else low = middle + 1;
  }
  return (z < 0 ? -low : low) / 10;
}

function cornersOfEdges(edges: Edges): readonly Place[] {
  const corners: Place[] = [];
  for (let i = 0; i < edges.length; i += 4) corners.push([edges[i]!, edges[i + 1]!]);
  return corners;
}

/** How much of what image and placed piece fill together is filled by one of them alone. */
function otherwise(edges: readonly Edges[], placing: Placing): Off {
  const image = edges.map((list) => placed(list, (x, z) => [-x, z]));
  const lies = edges.map((list) => placed(list, (x, z) => put(placing, x, z)));
  const { minZ, maxZ } = around([...image, ...lies].map(boxOf))!;
  const lines = Array.from({ length: LINES }, (): [number[], number[]] => [[], []]);
  const step = (maxZ - minZ) / LINES;
  for (const list of image) cross(list, minZ, step, (line, x) => void lines[line]![0].push(x));
  for (const list of lies) cross(list, minZ, step, (line, x) => void lines[line]![1].push(x));
  let [both, one] = [0, 0];
  for (const [a, b] of lines) {
    const differ = filled([...a, ...b]);
    one += differ;
    both += (filled(a) + filled(b) + differ) / 2;
  }
  const share = both === 0 ? 0 : one / both;
  return { share, same: share <= SAME || one * step <= ALONG * edges.reduce((sum, list) => sum + lengthOf(list), 0) };
}

function lengthOf(edges: Edges): number {
  let sum = 0;
  for (let i = 0; i < edges.length; i += 4) sum += Math.sqrt((edges[i + 2]! - edges[i]!) ** 2 + (edges[i + 3]! - edges[i + 1]!) ** 2);
  return sum;
}

function placed(edges: Edges, where: (x: number, z: number) => Place): Edges {
  const moved = new Float64Array(edges.length);
  for (let i = 0; i < edges.length; i += 2) [moved[i], moved[i + 1]] = where(edges[i]!, edges[i + 1]!) as [number, number];
  return moved;
}

/** Where lines from `first` on, each `step` further, cross edges. */
function cross(edges: Edges, first: number, step: number, found: (line: number, x: number) => void): void {
  for (let i = 0; i < edges.length; i += 4) {
    const [x0, z0, x1, z1] = [edges[i]!, edges[i + 1]!, edges[i + 2]!, edges[i + 3]!];
    const [low, high] = z0 < z1 ? [z0, z1] : [z1, z0];
    for (let line = Math.max(0, Math.ceil((low - first) / step - 0.5)); line < LINES; line++) {
      const z = first + (line + 0.5) * step;
      if (z >= high) break;
      if (z >= low) found(line, x0 + ((z - z0) / (z1 - z0)) * (x1 - x0));
    }
  }
}

/** How much of a line is filled between crossings; of those of two outlines together, how much by one alone. */
function filled(crossings: readonly number[]): number {
  const sorted = [...crossings].sort((a, b) => a - b);
  let sum = 0;
  for (let i = 0; i + 1 < sorted.length; i += 2) sum += sorted[i + 1]! - sorted[i]!;
  return sum;
}

/** How many of the image's ways lead where none of the placed piece does. */
function astray(ways: readonly Way[], placing: Placing): Off {
  const there = ways.map(({ kind, ends }) => ({ kind, ends: ends.map(([x, y, z]) => [...put(placing, x, z), y] as const) }));
  const lost = ways.filter(({ kind, ends }) => !there.some((other) => other.kind === kind
    && ends.every(([x, y, z], i) => (other.ends[i]![0] + x) ** 2 + (other.ends[i]![1] - z) ** 2 + (other.ends[i]![2] - y) ** 2 <= BESIDE * BESIDE)));
  return { share: lost.length / ways.length, same: lost.length === 0 };
}
