/** Which parts of a terrain a ray or a box can meet: a tree of upright boxes around their meshes. */
import type { Point } from '../../shape/point.ts';
import { boxOfMesh } from '../terrain/placed.ts';
import type { Terrain, TerrainPart } from '../terrain/terrain.ts';

/** Six numbers a box: least x, y, z, then greatest. */
type Boxes = Float64Array;

/** Inner nodes stand before their two children; `left` is -1 at a leaf, where `part` says what it holds. */
export interface PartTree {
  readonly boxes: Boxes;
  readonly left: Int32Array;
  readonly part: Int32Array;
}

/** The meshes' own rounding (mm): boxes are grown by it. */
const GROWN = 0.01;

const trees = new WeakMap<Terrain, PartTree | null>();

/** The tree of a terrain's parts, or null when nothing is drawn. */
export function treeOf(terrain: Terrain): PartTree | null {
  const known = trees.get(terrain);
  if (known !== undefined) return known;
  const parts = terrain.parts.filter(({ triangles }) => triangles.length > 0);
  const tree = parts.length > 0 ? build(parts) : null;
  trees.set(terrain, tree);
  return tree;
}

function build(parts: readonly TerrainPart[]): PartTree {
  const count = 2 * parts.length - 1;
  const tree = { boxes: new Float64Array(6 * count), left: new Int32Array(count).fill(-1), part: new Int32Array(count).fill(-1) };
  let next = 1;
  const fill = (node: number, held: Held[]): void => {
    tree.boxes.set(around(held.map(({ box }) => box)), 6 * node);
    if (held.length === 1) {
      tree.part[node] = held[0]!.part;
      return;
    }
    const axis = longest(tree.boxes, node);
    held.sort((a, b) => middle(a.box, axis) - middle(b.box, axis) || a.part - b.part);
    const half = held.length >> 1;
    const left = next;
    next += 2;
    tree.left[node] = left;
    fill(left, held.slice(0, half));
    fill(left + 1, held.slice(half));
  };
  fill(0, parts.map((part) => ({ part: part.index, box: boxAround(part) })));
  return tree;
}

interface Held {
  readonly part: number;
  readonly box: readonly number[];
}

const middle = (box: readonly number[], axis: number): number => box[axis]! + box[axis + 3]!;

function longest(boxes: Boxes, node: number): number {
  const side = (axis: number): number => boxes[6 * node + 3 + axis]! - boxes[6 * node + axis]!;
  if (side(0) >= side(1) && side(0) >= side(2)) return 0;
  return side(1) >= side(2) ? 1 : 2;
}

const around = (boxes: readonly (readonly number[])[]): number[] =>
  Array.from({ length: 6 }, (_, i) => boxes.reduce((end, box) => (i < 3 ? Math.min(end, box[i]!) : Math.max(end, box[i]!)), i < 3 ? Infinity : -Infinity));

const boxAround = (part: TerrainPart): number[] => boxOfMesh(part).map((n, i) => (i < 3 ? n - GROWN : n + GROWN));

/** A ray of the table: origin in mm, unit direction. */
export interface TableRay {
  readonly ox: number;
  readonly oy: number;
  readonly oz: number;
  readonly dx: number;
  readonly dy: number;
  readonly dz: number;
}

/** How far along a ray it enters a node's box, grown by `wide` mm, or Infinity when it does not within `far`; in lengths of the ray's direction. */
export function entry({ boxes }: PartTree, node: number, { ox, oy, oz, dx, dy, dz }: TableRay, far: number, wide = 0): number {
  const at = 6 * node;
  // A ray parallel to a side divides by zero and the infinities sort themselves out; exactly on a side it may pass for a miss, where the grown box holds no mesh.
  const ax = (boxes[at]! - wide - ox) / dx, bx = (boxes[at + 3]! + wide - ox) / dx;
  const ay = (boxes[at + 1]! - wide - oy) / dy, by = (boxes[at + 4]! + wide - oy) / dy;
  const az = (boxes[at + 2]! - wide - oz) / dz, bz = (boxes[at + 5]! + wide - oz) / dz;
  let near = 0;
  let end = far;
  if (ax < bx) { if (ax > near) near = ax; if (bx < end) end = bx; } else { if (bx > near) near = bx; if (ax < end) end = ax; }
  if (ay < by) { if (ay > near) near = ay; if (by < end) end = by; } else { if (by > near) near = by; if (ay < end) end = ay; }
  if (az < bz) { if (az > near) near = az; if (bz < end) end = bz; } else { if (bz > near) near = bz; if (az < end) end = az; }
  return near > end ? Infinity : near;
}

/** More than twice the depth of any tree. */
const DEEP = 64;

/**
 * Goes through the parts whose boxes a ray meets, roughly from near to far. `visit` is given a part and the reach that is
 * still of interest (mm), and returns the reach from then on: less after a hit.
 */
export function walk(tree: PartTree, ray: TableRay, far: number, visit: (part: number, far: number) => number): void {
  const { left, part } = tree;
  let reach = far;
  let top = 0;
  nodes[0] = 0;
  enters[0] = entry(tree, 0, ray, reach);
  while (top >= 0) {
    const node = nodes[top]!;
    const enter = enters[top--]!;
    if (enter > reach || enter === Infinity) continue;
    const child = left[node]!;
    if (child < 0) {
      reach = visit(part[node]!, reach);
      continue;
    }
    // The nearer child lies on top and is looked at first.
    const a = entry(tree, child, ray, reach);
    const b = entry(tree, child + 1, ray, reach);
    const swap = a > b ? 0 : 1;
    nodes[top + 1] = child + swap;
    enters[top + 1] = swap === 0 ? a : b;
    nodes[top + 2] = child + 1 - swap;
    enters[top + 2] = swap === 0 ? b : a;
    top += 2;
  }
}

const nodes = new Int32Array(DEEP);
const enters = new Float64Array(DEEP);

/** Leaves whose boxes come within `wide` mm of the straight way between two places, in order of their parts; a few more may be among them. */
export function leavesBetween(tree: PartTree, from: Point, to: Point, wide: number): number[] {
  const [dx, dy, dz] = [to.x - from.x, to.y - from.y, to.z - from.z];
  const ray = { ox: from.x, oy: from.y, oz: from.z, dx, dy, dz };
  const found: number[] = [];
  let top = 0;
  nodes[0] = 0;
  while (top >= 0) {
    const node = nodes[top--]!;
    if (entry(tree, node, ray, 1, wide) === Infinity) continue;
    const child = tree.left[node]!;
    if (child < 0) found.push(node);
    else {
      nodes[++top] = child;
      nodes[++top] = child + 1;
    }
  }
  return found.length < 2 ? found : found.sort((a, b) => tree.part[a]! - tree.part[b]!);
}
