/** A bit of table with a line every inch from its edges: lengths in mm. */
import { BoxGeometry, BufferGeometry, Float32BufferAttribute, Group, LineBasicMaterial, LineSegments, Mesh, MeshStandardMaterial } from 'three';
import { SQUARE } from '../../engine/space/ground/grid.ts';
import type { TableSize } from '../../engine/space/terrain/size.ts';

/** What sums of inches may be beside the edge (mm). */
const NEARLY = 0.01;
/** How thick it is, and how far below the ground it ends: what lies on the ground is seen. */
const [THICK, BELOW] = [8, 0.2];

export class Board {
  readonly group = new Group();
  readonly #slab = new Mesh(new BoxGeometry(1, THICK, 1).translate(0, -THICK / 2 - BELOW, 0), new MeshStandardMaterial({ color: '#4a4038', roughness: 0.8, metalness: 0.05 }));
  readonly #lines = new LineSegments(new BufferGeometry(), new LineBasicMaterial({ color: '#5d5146' }));
  #size: TableSize = [0, 0];

  constructor() {
    this.#slab.receiveShadow = true;
    this.group.add(this.#slab, this.#lines);
  }

  /** Makes it as large as a table. */
  cut(size: TableSize): void {
    const [width, depth] = size;
    if (width === this.#size[0] && depth === this.#size[1]) return;
    this.#size = size;
    this.#slab.scale.set(width, 1, depth);
    const ends: number[] = [];
    for (let x = -width / 2; x <= width / 2 + NEARLY; x += SQUARE.inch) ends.push(x, 0, -depth / 2, x, 0, depth / 2);
    for (let z = -depth / 2; z <= depth / 2 + NEARLY; z += SQUARE.inch) ends.push(-width / 2, 0, z, width / 2, 0, z);
    this.#lines.geometry.dispose();
    this.#lines.geometry = new BufferGeometry().setAttribute('position', new Float32BufferAttribute(ends, 3));
  }

  dispose(): void {
    for (const { geometry, material } of [this.#slab, this.#lines]) {
      geometry.dispose();
      material.dispose();
    }
  }
}
