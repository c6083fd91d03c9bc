/** Meshes of pieces where they stand: placed when somebody reads their corners, summed without being placed. */
import type { PlacedMesh, Placing, TerrainPart } from './terrain.ts';

/** The nearest whole number, a half upward: as `Math.round` says of every number but the one just below a half, and seven times as fast on those that nobody foresees. */
const nearest = (n: number): number => Math.floor(n + 0.5);

/** To the thousandth of a mm that terrain is rounded to. */
export const thousandth = (n: number): number => nearest(n * 1000) / 1000;

class Placed implements PlacedMesh {
  readonly model: Float32Array;
  readonly placing: Placing;
  #positions: Float32Array | null = null;

  constructor(model: Float32Array, placing: Placing) {
    [this.model, this.placing] = [model, placing];
  }

  get positions(): Float32Array {
    return (this.#positions ??= corners(this));
  }
}

function corners({ model, placing }: PlacedMesh): Float32Array {
  const positions = new Float32Array(model.length);
  for (let i = 0; i < model.length; i += 3) placeCorner(model, i, placing, positions, i);
  return positions;
}

/** Writes where a corner of a piece's mesh lies on the table: what `put` does to a place. */
export function placeCorner(model: Float32Array, corner: number, { sin, cos, at: [right, near], level }: Placing, into: Float32Array, at: number): void {
  const [x, z] = [model[corner]!, model[corner + 2]!];
  into[at] = thousandth(x * cos + z * sin + right);
  into[at + 1] = thousandth(model[corner + 1]! + level);
  into[at + 2] = thousandth(-x * sin + z * cos + near);
}

/** One for all parts, so that they keep one shape. */
const READS: PropertyDescriptor = { enumerable: true, configurable: true, get(this: { readonly placed: PlacedMesh }) { return this.placed.positions; } };

/** A part with the mesh of its piece placed. */
export function withMesh(part: Omit<TerrainPart, 'positions' | 'placed'>, model: Float32Array, placing: Placing): TerrainPart {
  return Object.defineProperty({ ...part, placed: new Placed(model, placing) }, 'positions', READS) as TerrainPart & object;
}

const next = (sum: number, thousandths: number): number => Math.imul(sum ^ thousandths, 0x01000193) ^ (sum >>> 15);

/** Up to so many mm from the table's middle `positions` are exact to a thousandth. */
const EXACT = 8000;

/** A sum of all that `positions` says, in its order: of a placed mesh without a list of it. */
export function sumOfMesh(part: TerrainPart): number {
  const { placed } = part;
  if (placed === undefined || !(reachOf(placed.model) + farthest(placed.placing) < EXACT)) return sumOf(part.positions);
  const { model, placing: { sin, cos, at: [right, near], level } } = placed;
  let sum = model.length | 0;
  for (let i = 0; i < model.length; i += 3) {
    const [x, z] = [model[i]!, model[i + 2]!];
    sum = next(sum, nearest((x * cos + z * sin + right) * 1000));
    sum = next(sum, nearest((model[i + 1]! + level) * 1000));
    sum = next(sum, nearest((-x * sin + z * cos + near) * 1000));
  }
  return sum >>> 0;
}

function sumOf(positions: Float32Array): number {
  let sum = positions.length | 0;
  for (let i = 0; i < positions.length; i++) sum = next(sum, nearest(positions[i]! * 1000));
  return sum >>> 0;
}

const farthest = ({ at: [x, z], level }: Placing): number => Math.max(Math.abs(x), Math.abs(z), Math.abs(level));

/** How far from the middle of its piece a mesh reaches along two axes together, mm: no turn takes it farther. */
const reaches = new WeakMap<Float32Array, number>();

function reachOf(model: Float32Array): number {
  let reach = reaches.get(model);
  if (reach === undefined) {
    reach = 0;
    for (let i = 0; i < model.length; i += 3) reach = Math.max(reach, Math.abs(model[i]!) + Math.abs(model[i + 2]!), Math.abs(model[i + 1]!));
    reaches.set(model, reach);
  }
  return reach;
}

/** The box around a mesh: least x, y, z, then greatest (mm); of a placed one without a list of its corners. */
export function boxOfMesh(part: TerrainPart): readonly [number, number, number, number, number, number] {
  const { placed } = part;
  const from = placed?.model ?? part.positions;
  const { sin, cos, at: [right, near], level } = placed?.placing ?? AS_IT_IS;
  let [minX, minY, minZ, maxX, maxY, maxZ] = [Infinity, Infinity, Infinity, -Infinity, -Infinity, -Infinity];
  for (let i = 0; i < from.length; i += 3) {
    const [mx, y, mz] = [from[i]!, from[i + 1]!, from[i + 2]!];
    const [x, z] = [mx * cos + mz * sin, mz * cos - mx * sin];
    if (x < minX) minX = x;
    if (x > maxX) maxX = x;
    if (y < minY) minY = y;
    if (y > maxY) maxY = y;
    if (z < minZ) minZ = z;
    if (z > maxZ) maxZ = z;
  }
  return [minX + right, minY + level, minZ + near, maxX + right, maxY + level, maxZ + near];
}

/** The table's own frame. */
export const AS_IT_IS: Placing = { sin: 0, cos: 1, at: [0, 0], level: 0 };
