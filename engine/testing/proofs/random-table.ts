/** Tables at random from the kit's pieces: turned by any angle, flush against each other, stacked, or above lower pieces. */
import { anyOf, type Random } from '../../core/rng.ts';
import type { Feature, TableFile } from '../../space/terrain/table.ts';
import type { PieceModel } from '../../space/terrain/piece-model.ts';

const SIZE = 914.4;
/** Gaps between pieces placed side by side (mm): flush, seams that are closed, seams that are just not, and a narrow lane. */
const GAPS = [0, 0, 0.1, 0.3, 0.5, 0.7, 0.9, 1.1, 1.4, 24.8, 25.2, 41];

/** A rectangle in plan, turned: its middle, half sizes and unit vector along its width. */
interface Slab {
  readonly x: number;
  readonly z: number;
  readonly w: number;
  readonly d: number;
  readonly ux: number;
  readonly uz: number;
  readonly bottom: number;
  readonly top: number;
}

interface Extent {
  readonly minX: number;
  readonly maxX: number;
  readonly minZ: number;
  readonly maxZ: number;
  readonly bottom: number;
  readonly top: number;
}

interface Standing {
  readonly feature: Feature;
  readonly piece: PieceModel;
  readonly slabs: readonly Slab[];
}

function extentOf(parts: PieceModel['parts']): Extent {
  const xs = parts.flatMap(({ footprint }) => footprint.flatMap((ring) => ring.map(([x]) => x)));
  const zs = parts.flatMap(({ footprint }) => footprint.flatMap((ring) => ring.map(([, z]) => z)));
  return {
    minX: Math.min(...xs), maxX: Math.max(...xs), minZ: Math.min(...zs), maxZ: Math.max(...zs),
    bottom: Math.min(...parts.map(({ bottom }) => bottom)), top: Math.max(...parts.map(({ top }) => top)),
  };
}

/** A place of a piece's own frame on the table. */
function put({ at, turn }: Pick<Feature, 'at' | 'turn'>, x: number, z: number): readonly [number, number] {
  const angle = (turn * Math.PI) / 180;
  return [x * Math.cos(angle) + z * Math.sin(angle) + at[0], -x * Math.sin(angle) + z * Math.cos(angle) + at[1]];
}

function slabsOf(piece: PieceModel, feature: Feature): readonly Slab[] {
  const angle = (feature.turn * Math.PI) / 180;
  return piece.parts.map((part) => {
    const { minX, maxX, minZ, maxZ, bottom, top } = extentOf([part]);
    const [x, z] = put(feature, (minX + maxX) / 2, (minZ + maxZ) / 2);
    return {
      x, z, w: (maxX - minX) / 2, d: (maxZ - minZ) / 2, ux: Math.cos(angle), uz: -Math.sin(angle), bottom: bottom + feature.level, top: top + feature.level,
    };
  });
}

const corners = ({ x, z, w, d, ux, uz }: Slab): readonly (readonly [number, number])[] =>
  [[1, 1], [1, -1], [-1, -1], [-1, 1]].map(([i, j]) => [x + ux * w * i! - uz * d * j!, z + uz * w * i! + ux * d * j!]);

/** Whether two turned boxes share more than a touch. */
function collide(a: Slab, b: Slab): boolean {
  if (a.top <= b.bottom + 0.5 || b.top <= a.bottom + 0.5) return false;
  for (const { ux, uz } of [a, b]) {
    for (const [nx, nz] of [[ux, uz], [-uz, ux]] as const) {
      const along = (slab: Slab): readonly number[] => corners(slab).map(([x, z]) => x * nx + z * nz);
      if (Math.max(...along(a)) <= Math.min(...along(b)) + 0.05 || Math.max(...along(b)) <= Math.min(...along(a)) + 0.05) return false;
    }
  }
  return true;
}

const isOnTable = (slabs: readonly Slab[]): boolean =>
  slabs.every((slab) => corners(slab).every(([x, z]) => Math.abs(x) <= SIZE / 2 && Math.abs(z) <= SIZE / 2));

/** A random table of 14 to 40 pieces; no two of them share space (by the boxes of their parts). */
export function randomTable(theme: string, pieces: ReadonlyMap<string, PieceModel>, random: Random): TableFile {
  const names = [...pieces.keys()];
  const standing: Standing[] = [];
  const wanted = 14 + Math.floor(random() * 27);
  for (let tries = 0; tries < 400 && standing.length < wanted; tries++) {
    const name = anyOf(names, random);
    const piece = pieces.get(name)!;
    const host = standing.length > 0 && random() < 0.6 ? anyOf(standing, random) : null;
    const place = host === null ? anywhere(random) : random() < 0.35 ? onTop(host, piece, random) : beside(host, piece, random);
    if (place === null) continue;
    const feature = { id: `${name}-${standing.length}`, piece: name, ...place };
    const slabs = slabsOf(piece, feature);
    if (!isOnTable(slabs) || slabs.some((slab) => standing.some((other) => other.slabs.some((box) => collide(slab, box))))) continue;
    standing.push({ feature, piece, slabs });
  }
  return { format: 'gantry-table', version: 1, id: 'random', name: 'Random', theme, size: [SIZE, SIZE], features: standing.map(({ feature }) => feature) };
}

type Place = Pick<Feature, 'at' | 'turn' | 'level'>;
const tenth = (n: number): number => Math.round(n * 10) / 10 + 0;

function anywhere(random: Random): Place {
  const turn = random() < 0.4 ? 90 * Math.floor(random() * 4) : tenth(random() * 360);
  return { at: [tenth((random() - 0.5) * SIZE), tenth((random() - 0.5) * SIZE)], turn, level: 0 };
}

/** Side by side with another piece, at the same level. */
function beside({ feature, piece: other }: Standing, piece: PieceModel, random: Random): Place {
  const quarter = Math.floor(random() * 4);
  const turn = (feature.turn + 90 * quarter) % 360;
  const host = extentOf(other.parts);
  const own = extentOf(piece.parts);
  // The new piece's box in the frame of the host, its own middle at 0.
  const ends = [[own.minX, own.minZ], [own.maxX, own.maxZ]].map(([x, z]) => put({ at: [0, 0], turn: 90 * quarter }, x!, z!));
  const [minX, maxX, minZ, maxZ] = [
    Math.min(ends[0]![0], ends[1]![0]), Math.max(ends[0]![0], ends[1]![0]), Math.min(ends[0]![1], ends[1]![1]), Math.max(ends[0]![1], ends[1]![1]),
  ];
  const gap = anyOf(GAPS, random);
  const slip = random() < 0.5 ? 0 : (random() - 0.5) * 120;
  const side = Math.floor(random() * 4);
  const [x, z] = [
    [host.maxX + gap - minX, slip], [host.minX - gap - maxX, slip], [slip, host.maxZ + gap - minZ], [slip, host.minZ - gap - maxZ],
  ][side] as [number, number];
  const [ax, az] = put(feature, x, z);
  return { at: [ax, az], turn, level: feature.level };
}

/** On a standing surface of another piece, if its box fits there. */
function onTop({ feature, piece: host }: Standing, piece: PieceModel, random: Random): Place | null {
  const surfaces = host.parts.flatMap((part) => part.surfaces);
  if (surfaces.length === 0) return null;
  const { y, outline } = anyOf(surfaces, random);
  const xs = outline.map(([x]) => x);
  const zs = outline.map(([, z]) => z);
  const [x0, x1, z0, z1] = [Math.min(...xs), Math.max(...xs), Math.min(...zs), Math.max(...zs)];
  const own = extentOf(piece.parts);
  const round = Math.max(Math.abs(own.minX), Math.abs(own.maxX), Math.abs(own.minZ), Math.abs(own.maxZ));
  if (own.bottom < -2 || x1 - x0 < round || z1 - z0 < round) return null;
  const turn = random() < 0.5 ? feature.turn : tenth(random() * 360);
  const at = put(feature, x0 + random() * (x1 - x0), z0 + random() * (z1 - z0));
  const tried = { at: [at[0], at[1]] as [number, number], turn, level: feature.level + y };
  const border = outline.map(([x, z]) => put(feature, x, z));
  const inside = slabsOf(piece, { id: '', piece: '', ...tried }).every((slab) => corners(slab).every(([x, z]) => holds(border, x, z)));
  return inside ? tried : null;
}

function holds(ring: readonly (readonly [number, number])[], x: number, z: number): boolean {
  let inside = false;
  ring.forEach(([x0, z0], i) => {
    const [x1, z1] = ring[(i + 1) % ring.length]!;
    if (z0 > z !== z1 > z && x < x0 + ((z - z0) / (z1 - z0)) * (x1 - x0)) inside = !inside;
  });
  return inside;
}
