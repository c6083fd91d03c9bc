/** Convex bodies inside of meshes: who looks past one of them from outside sees nothing behind it. */
import type { Point } from '../../shape/point.ts';
import type { TerrainPart } from '../terrain/terrain.ts';
import { innerBoxes, type Box } from './inner-box.ts';
import { bodiesIn, FLAT, isBehind, planeThrough, type MeshBody, type Plane } from './mesh-bodies.ts';

/** A convex body inside of what is drawn, in the frame of the piece (mm). An eye before `shell` and behind the openings sees nothing through it. */
export interface Hull {
  /** Four numbers a plane: its outward unit normal and how far out it lies. The planes of openings stand first. */
  readonly planes: Float64Array;
  /** How many of the planes are openings. */
  readonly open: number;
  /** An eye farther out than one of these planes is outside. */
  readonly shell: Float64Array;
  /** A ball around it. */
  readonly ball: Point & { readonly radius: number };
}

/** A hull is told this much too small (mm): what is inside is surely behind the surface. */
const SHRUNK = 0.01;
/** Bodies that are narrower in all directions but one hide nobody (mm). */
const NARROW = 6;
/** Bodies with more faces take longer to look at than they save. */
const MOST_FACES = 100;

/** All placements of a piece share the array of its vertices, and so its hulls. */
const hulls = new WeakMap<Float32Array, readonly Hull[]>();

/** The convex bodies in a part's mesh that are wide enough to hide somebody, the widest first. */
export function hullsOf(part: TerrainPart): readonly Hull[] {
  const vertices = part.placed?.model ?? part.positions;
  const known = hulls.get(vertices);
  if (known !== undefined) return known;
  const found = bodiesIn(part, NARROW).flatMap(hullsIn).sort((a, b) => b.wide - a.wide).map(({ hull }) => hull);
  hulls.set(vertices, found);
  return found;
}

interface Sized {
  readonly hull: Hull;
  /** The product of its two longer sides. */
  readonly wide: number;
}

function hullsIn(body: MeshBody): Sized[] {
  const faces = facesOf(body);
  if (faces !== null) {
    const planes = planesOf([...body.openings, ...faces]);
    return [{ hull: { planes, open: body.openings.length, shell: planesOf(faces), ball: ballAround(body.box) }, wide: wideness(body.box) }];
  }
  const shell = planesOf(sidesOf(body.box));
  return innerBoxes(body)
    .filter((box) => [0, 1, 2].filter((axis) => box[axis + 3]! - box[axis]! >= NARROW).length >= 2)
    .map((box) => {
      const planes = planesOf([...body.openings, ...sidesOf(box)]);
      return { hull: { planes, open: body.openings.length, shell, ball: ballAround(box) }, wide: wideness(box) };
    });
}

/** The planes of a convex body's faces, the largest first; null when it is not convex. */
function facesOf({ corners, places, middle }: MeshBody): Plane[] | null {
  const faces: Plane[] = [];
  for (let i = 0; i < corners.length; i += 3) {
    const plane = planeThrough(corners[i]!, corners[i + 1]!, corners[i + 2]!, middle);
    if (plane === null) return null;
    const same = faces.find(([x, y, z, out]) => Math.abs(out - plane[3]) < FLAT && x * plane[0] + y * plane[1] + z * plane[2] > 1 - 1e-9);
    if (same !== undefined) same[4] += plane[4];
    else if (!isBehind(plane, places) || faces.push(plane) > MOST_FACES) return null;
  }
  return faces.sort((a, b) => b[4] - a[4]);
}

const sidesOf = (box: Box): Plane[] => box.map((side, i) => {
  const sign = i < 3 ? -1 : 1;
  return [i % 3 === 0 ? sign : 0, i % 3 === 1 ? sign : 0, i % 3 === 2 ? sign : 0, sign * side, 0];
});

const planesOf = (planes: readonly Plane[]): Float64Array => Float64Array.from(planes.flatMap(([x, y, z, out]) => [x, y, z, out - SHRUNK]));

function ballAround([minX, minY, minZ, maxX, maxY, maxZ]: Box): Hull['ball'] {
  const [x, y, z] = [(minX! + maxX!) / 2, (minY! + maxY!) / 2, (minZ! + maxZ!) / 2];
  return { x, y, z, radius: Math.sqrt((maxX! - x) ** 2 + (maxY! - y) ** 2 + (maxZ! - z) ** 2) };
}

function wideness(box: Box): number {
  const sides = [0, 1, 2].map((axis) => box[axis + 3]! - box[axis]!).sort((a, b) => b - a);
  return sides[0]! * sides[1]!;
}
