/** The promises a terrain piece makes: what is declared in a part's extras agrees with its mesh. */
import { area, covered, fromBorder, fromStretch, inside, type Outline, type Point } from './plan.ts';
import type { ReadPart, ReadPiece } from './read.ts';
import { placeAlone, type PlacedTable, stands } from './table.ts';

const corner = (part: ReadPart, i: number): readonly [number, number, number] => {
  const v = part.index[i]! * 3;
  return [part.position[v]! / 10, part.position[v + 1]! / 10, part.position[v + 2]! / 10];
};

/**
 * The share of sample points, one every 6 mm inside an outline, that have a drawn face flush with the surface's height (3 mm) no
 * farther than 5 mm away in plan. Gratings are bars, so a point between two bars still counts.
 */
function drawnShare(part: ReadPart, y: number, outline: Outline): number {
  const faces: Point[][] = [];
  for (let i = 0; i < part.index.length; i += 3) {
    const corners = [corner(part, i), corner(part, i + 1), corner(part, i + 2)];
    if (corners.every((c) => Math.abs(c[1] - y) <= 3)) faces.push(corners.map((c): Point => [c[0], c[2]]));
  }
  const [xs, zs] = [outline.map((p) => p[0]), outline.map((p) => p[1])];
  let [hit, all] = [0, 0];
  for (let x = Math.min(...xs) + 3; x < Math.max(...xs); x += 6) {
    for (let z = Math.min(...zs) + 3; z < Math.max(...zs); z += 6) {
      if (!inside([x, z], outline)) continue;
      all++;
      if (faces.some((face) => near([x, z], face, 5))) hit++;
    }
  }
  return all ? hit / all : 0;
}

function near(point: Point, face: readonly Point[], by: number): boolean {
  const [a, b, c] = face as [Point, Point, Point];
  if (Math.max(a[0], b[0], c[0]) < point[0] - by || Math.min(a[0], b[0], c[0]) > point[0] + by) return false;
  if (Math.max(a[1], b[1], c[1]) < point[1] - by || Math.min(a[1], b[1], c[1]) > point[1] + by) return false;
  return inside(point, face) || Math.min(fromStretch(point, a, b), fromStretch(point, b, c), fromStretch(point, c, a)) <= by;
}

/** The share of a mesh's flat or sloping triangles, by area in plan, whose middle the footprint covers to within 0.3 mm. */
function coveredShare(part: ReadPart): number {
  let [hit, all] = [0, 0];
  for (let i = 0; i < part.index.length; i += 3) {
    const corners = [0, 1, 2].map((k): Point => {
      const [x, , z] = corner(part, i + k);
      return [x, z];
    });
    const weight = Math.abs(area(corners));
    if (weight < 0.01) continue;
    const middle: Point = [(corners[0]![0] + corners[1]![0] + corners[2]![0]) / 3, (corners[0]![1] + corners[1]![1] + corners[2]![1]) / 3];
    all += weight;
    if (covered(middle, part.extras.footprint) || part.extras.footprint.some((ring) => fromBorder(middle, ring) <= 0.3)) hit += weight;
  }
  return all ? hit / all : 1;
}

/** Diameter of the base that finds room at the ends of a climb, mm. */
const BASE = 40;
/** How far from an end such a base may stand, edge to point, mm. */
const REACH = 25.4;

/**
 * Whether a base can stand beside an end of a climb: on the mat, or on a floor of the piece. An end on a neighbour's floor, which
 * the piece does not have, is asked about when a table is checked.
 */
function hasRoom(table: PlacedTable, [x, y, z]: readonly [number, number, number]): boolean {
  if (y !== 0 && !table.surfaces.some((floor) => Math.abs(floor.y - y) < 0.2 && inside([x, z], floor.outline))) return true;
  for (let u = -44; u <= 44; u += 4) {
    for (let v = -44; v <= 44; v += 4) if (Math.hypot(u, v) <= REACH + BASE / 2 && stands(table, [x + u, z + v], BASE, y)) return true;
  }
  return false;
}

/** Everything about a piece that breaks a promise, in words; empty when all is well. */
export function faults(piece: ReadPiece): string[] {
  const out: string[] = [];
  const say = (part: ReadPart, text: string): void => void out.push(`${piece.name} ${part.name}: ${text}`);
  const alone = placeAlone(piece);
  if (piece.extras['piece'] !== piece.name || piece.extras['unit'] !== '0.1 mm') out.push(`${piece.name}: root extras are wrong`);
  if (piece.scale.some((k) => Math.abs(k - 0.0001) > 1e-9)) out.push(`${piece.name}: root scale is wrong`);
  for (const part of piece.parts) {
    const { extras } = part;
    if (extras.part !== part.name) say(part, 'its name differs from its node');
    if (!['blocked', 'clear'].includes(extras.sight) || !['passable', 'impassable'].includes(extras.move)) say(part, 'qualities are missing');
    const heights = Array.from(part.index, (v) => part.position[v * 3 + 1]! / 10);
    const [top, bottom] = [heights.reduce((a, b) => Math.max(a, b)), heights.reduce((a, b) => Math.min(a, b))];
    if (Math.abs(top - extras.top) > 0.05 || Math.abs(bottom - extras.bottom) > 0.05) say(part, 'top or bottom differs from the mesh');
    if (!extras.footprint.length || !extras.footprint.some((ring) => area(ring) > 0)) say(part, 'footprint has no outer ring');
    if (coveredShare(part) < 0.97) say(part, `footprint covers only ${(coveredShare(part) * 100).toFixed(1)} % of the mesh`);
    for (const { y, outline } of extras.surfaces) {
      const share = drawnShare(part, y, outline);
      if (area(outline) <= 0) say(part, 'a surface is drawn the wrong way round');
      if (share < 0.97) say(part, `the surface at ${y} mm is drawn over only ${(share * 100).toFixed(0)} %`);
    }
    for (const { from, to } of extras.ingress) {
      if (from[1] > to[1]) say(part, 'an ingress does not lead upwards');
      for (const end of [from, to]) if (!hasRoom(alone, end)) say(part, `no base of ${BASE} mm has room at the end of an ingress at ${end.join(', ')}`);
    }
  }
  return out;
}

/** How two readings of a piece differ, in words: parts, extras, triangle counts, or any position by more than 0.2 mm. */
export function differences(one: ReadPiece, other: ReadPiece): string[] {
  const out: string[] = [];
  const names = (piece: ReadPiece): string => piece.parts.map((part) => part.name).join();
  if (one.name !== other.name || names(one) !== names(other)) return [`${one.name} has ${names(one)}, ${other.name} has ${names(other)}`];
  one.parts.forEach((part, i) => {
    const twin = other.parts[i]!;
    if (JSON.stringify(part.extras) !== JSON.stringify(twin.extras)) out.push(`${one.name} ${part.name}: extras differ`);
    if (part.index.length !== twin.index.length || part.position.length !== twin.position.length) return void out.push(`${one.name} ${part.name}: triangle or vertex counts differ`);
    const worst = part.position.reduce((most, x, k) => Math.max(most, Math.abs(x - twin.position[k]!)), 0);
    if (worst > 2) out.push(`${one.name} ${part.name}: a position differs by ${worst / 10} mm`);
  });
  return out;
}
