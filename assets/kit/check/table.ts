/** A table with its pieces placed: where bases can stand. */
import { readFileSync } from 'node:fs';
import { assetsFolder, keptPiece, type ReadPiece } from './read.ts';
import { type Outline, type Point, circle, fromBorder, fromStretch, inside } from './plan.ts';

export interface Feature {
  readonly id: string;
  readonly piece: string;
  readonly at: Point;
  readonly turn: number;
  readonly level: number;
}

export interface TableFile {
  readonly format: string;
  readonly version: number;
  readonly id: string;
  readonly name: string;
  readonly theme: string;
  readonly size: Point;
  readonly features: readonly Feature[];
}

export interface PlacedSurface {
  readonly feature: string;
  readonly y: number;
  readonly outline: Outline;
  /** The corners of the rectangle around it. */
  readonly low: Point;
  readonly high: Point;
}

export interface PlacedIngress {
  readonly feature: string;
  readonly kind: string;
  readonly from: readonly [number, number, number];
  readonly to: readonly [number, number, number];
}

interface PlacedPart {
  readonly feature: string;
  readonly part: string;
  readonly solid: boolean;
  readonly low: Point;
  readonly high: Point;
  readonly bottom: number;
  readonly top: number;
  readonly footprint: readonly Outline[];
  /** Nine numbers a triangle, mm. */
  readonly triangles: Float64Array;
}

export interface PlacedTable {
  readonly file: TableFile;
  readonly parts: readonly PlacedPart[];
  readonly surfaces: readonly PlacedSurface[];
  readonly ingress: readonly PlacedIngress[];
}

/** A point of a piece turned counter-clockwise (seen from above) and moved to its place on the table. */
function place([x, z]: Point, { at, turn }: Pick<Feature, 'at' | 'turn'>): Point {
  const a = (turn * Math.PI) / 180;
  const [c, s] = [Math.cos(a), Math.sin(a)];
  return [x * c + z * s + at[0], -x * s + z * c + at[1]];
}

export const readTable = (id: string): TableFile => JSON.parse(readFileSync(`${assetsFolder}tables/${id}.json`, 'utf8')) as TableFile;

export async function placeTable(file: TableFile): Promise<PlacedTable> {
  const pieces = new Map<string, ReadPiece>();
  for (const { piece } of file.features) if (!pieces.has(piece)) pieces.set(piece, await keptPiece(file.theme, piece));
  return placePieces(file, pieces);
}

/** A table of one piece alone, in its own frame. */
export const placeAlone = (piece: ReadPiece): PlacedTable =>
  placePieces({ format: 'gantry-table', version: 1, id: piece.name, name: piece.name, theme: '', size: [914.4, 914.4], features: [{ id: piece.name, piece: piece.name, at: [0, 0], turn: 0, level: 0 }] }, new Map([[piece.name, piece]]));

function placePieces(file: TableFile, pieces: ReadonlyMap<string, ReadPiece>): PlacedTable {
  const parts: PlacedPart[] = [];
  const surfaces: PlacedSurface[] = [];
  const ingress: PlacedIngress[] = [];
  for (const feature of file.features) {
    const piece = pieces.get(feature.piece)!;
    for (const { name, extras, position, index } of piece.parts) {
      const triangles = new Float64Array(index.length * 3);
      index.forEach((v, i) => {
        const [x, z] = place([position[v * 3]! / 10, position[v * 3 + 2]! / 10], feature);
        triangles.set([x, position[v * 3 + 1]! / 10 + feature.level, z], i * 3);
      });
      const range = (axis: number, pick: (...list: number[]) => number): number =>
        triangles.reduce((best, value, i) => (i % 3 === axis ? pick(best, value) : best), triangles[axis]!);
      const outlines = extras.footprint.map((ring) => ring.map((p) => place(p, feature)));
      parts.push({
        feature: feature.id, part: name, solid: extras.sight === 'blocked' && extras.move === 'impassable',
        low: [range(0, Math.min), range(2, Math.min)], high: [range(0, Math.max), range(2, Math.max)],
        bottom: extras.bottom + feature.level, top: extras.top + feature.level, footprint: outlines, triangles,
      });
      for (const { y, outline } of extras.surfaces) {
        const ring = outline.map((p) => place(p, feature));
        const [xs, zs] = [ring.map((p) => p[0]), ring.map((p) => p[1])];
        surfaces.push({
          feature: feature.id, y: y + feature.level, outline: ring, low: [Math.min(...xs), Math.min(...zs)], high: [Math.max(...xs), Math.max(...zs)],
        });
      }
      for (const { kind, from, to } of extras.ingress) {
        const move = ([x, y, z]: readonly [number, number, number]): readonly [number, number, number] =>
          [...place([x, z], feature), 0].map((v, i, all) => (i === 1 ? y + feature.level : i === 2 ? all[1]! : v)) as unknown as readonly [
            number, number, number,
          ];
        ingress.push({ feature: feature.id, kind, from: move(from), to: move(to) });
      }
    }
  }
  return { file, parts, surfaces, ingress };
}

const onTable = ([x, z]: Point, file: TableFile): boolean => Math.abs(x) <= file.size[0] / 2 && Math.abs(z) <= file.size[1] / 2;

/** Whether a disc is carried at a height: by the mat at 0, else by standing surfaces of that height joined together. */
function carried(table: PlacedTable, at: Point, radius: number, y: number): boolean {
  const rim = [at, ...circle(at, radius - 0.05)];
  if (y === 0) return rim.every((p) => onTable(p, table.file));
  const level = table.surfaces.filter(
    ({ y: height, low, high }) =>
      Math.abs(height - y) < 0.2 && low[0] <= at[0] + radius && high[0] >= at[0] - radius && low[1] <= at[1] + radius && high[1] >= at[1] - radius,
  );
  return rim.every((p) => level.some((s) => inside(p, s.outline) || fromBorder(p, s.outline) < 0.1));
}

/** The part that a cylinder of `radius` mm, from 3 mm to 35 mm above height `y`, would run into; undefined when free. */
export function hit(table: PlacedTable, at: Point, radius: number, y: number): string | undefined {
  for (const { feature, part, low, high, bottom, top, triangles } of table.parts) {
    if (top <= y + 3 || bottom >= y + 35) continue;
    if (at[0] + radius < low[0] || at[0] - radius > high[0] || at[1] + radius < low[1] || at[1] - radius > high[1]) continue;
    for (let i = 0; i < triangles.length; i += 9) {
      const beyond = (axis: number, least: number, most: number): boolean =>
        (triangles[i + axis]! <= least && triangles[i + axis + 3]! <= least && triangles[i + axis + 6]! <= least) ||
        (triangles[i + axis]! >= most && triangles[i + axis + 3]! >= most && triangles[i + axis + 6]! >= most);
      if (beyond(1, y + 3, y + 35) || beyond(0, at[0] - radius, at[0] + radius) || beyond(2, at[1] - radius, at[1] + radius)) continue;
      const corners = [0, 3, 6].map((k): Point => [triangles[i + k]!, triangles[i + k + 2]!]);
      if (inside(at, corners) || corners.some((p, k) => fromStretch(at, p, corners[(k + 1) % 3]!) < radius)) return `${feature}/${part}`;
    }
  }
  return undefined;
}

/** Whether a base of the given diameter (mm) can stand with its middle at a place and height. */
export const stands = (table: PlacedTable, at: Point, diameter: number, y: number): boolean =>
  carried(table, at, diameter / 2, y) && hit(table, at, diameter / 2, y) === undefined;
