/** What a table is like, measured from its terrain: for people who choose one. */
import { holds } from '../plane/ring.ts';
import type { NamedPlaces } from './named-places.ts';
import type { Terrain, TerrainPart } from './terrain.ts';

/** A storey of the pieces (mm). */
const STOREY = 90;
/** The least width of a surface that counts as a place to stand: a common base's diameter (mm). */
const STANDING = 40;
/** Side of the squares by which the ground is measured (mm). */
const CELL = 12.7;
/** What is no higher than this is a floor on the ground (mm). */
const FLAT = 12;

export interface Survey {
  /** Width (x) and depth (z) in mm. */
  readonly size: readonly [width: number, depth: number];
  /** Different heights to stand at, the ground among them: surfaces as wide as a common base each way, joined to the nearest whole storey of 90 mm. */
  readonly storeys: number;
  /** Ladders, stairs, lifts, ramps and doors: each counts once, whatever ends it has. */
  readonly access: number;
  /**
   * Share of the ground that is built on, 0 … 1: of the squares of 12.7 mm those whose middle lies under a part that stops sight or
   * movement and is higher than 12 mm.
   */
  readonly density: number;
  /** Places that it names for matches; absent where it names none. */
  readonly named?: NamedPlaces;
}

const measured = new WeakMap<Terrain, Survey>();

/** Measures a table; the same object for the same terrain. */
export function surveyOf(terrain: Terrain): Survey {
  let survey = measured.get(terrain);
  if (survey === undefined) {
    const access = new Set(terrain.ingress.map(({ group }) => group)).size;
    const { half, named } = terrain;
    survey = { size: [half.x * 2, half.z * 2], storeys: storeysOf(terrain), access, density: densityOf(terrain), ...(named === undefined ? {} : { named }) };
    measured.set(terrain, survey);
  }
  return survey;
}

function storeysOf({ surfaces }: Terrain): number {
  const wide = surfaces.filter(({ box }) => box.maxX - box.minX >= STANDING && box.maxZ - box.minZ >= STANDING);
  return new Set([0, ...wide.map(({ y }) => Math.round(y / STOREY))]).size;
}

const isBuilt = ({ sight, move, top }: TerrainPart): boolean => (sight === 'blocked' || move === 'impassable') && top > FLAT;

/** Squares are gone through part by part: each looks only at those in its box. */
function densityOf({ half, parts }: Terrain): number {
  const [columns, rows] = [Math.round((half.x * 2) / CELL), Math.round((half.z * 2) / CELL)];
  const built = new Uint8Array(columns * rows);
  const first = (least: number, edge: number): number => Math.max(0, Math.floor((least + edge) / CELL));
  for (const { box, edges } of parts.filter(isBuilt)) {
    for (let row = first(box.minZ, half.z); row < rows && row * CELL - half.z <= box.maxZ; row++) {
      for (let column = first(box.minX, half.x); column < columns && column * CELL - half.x <= box.maxX; column++) {
        const at = row * columns + column;
        if (built[at] === 0 && holds(edges, (column + 0.5) * CELL - half.x, (row + 0.5) * CELL - half.z)) built[at] = 1;
      }
    }
  }
  return built.reduce((sum, one) => sum + one, 0) / (columns * rows);
}
