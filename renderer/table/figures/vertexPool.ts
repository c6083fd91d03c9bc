import { type BufferGeometry, InterleavedBuffer, InterleavedBufferAttribute, type TypedArray } from 'three';
import { ROW } from './bonePalette.ts';
import type { Corners } from './figureModel.ts';

/** Kinds of numbers of a corner: how many there are, and how many are kept for each, so that corners begin at whole words. */
const KINDS = [
  { name: 'position', from: 'position', of: Int16Array, size: 3, stride: 4, normalized: false },
  { name: 'normal', from: 'normal', of: Int8Array, size: 3, stride: 4, normalized: true },
  { name: 'color', from: 'color', of: Uint16Array, size: 3, stride: 4, normalized: true },
  { name: 'uv', from: 'uv', of: Uint8Array, size: 2, stride: 4, normalized: true },
  { name: 'skinIndex', from: 'joints', of: Uint16Array, size: 4, stride: 4, normalized: false },
  { name: 'skinWeight', from: 'weights', of: Uint8Array, size: 4, stride: 4, normalized: true },
] as const;

/** The corners of many figures one behind the other, and the geometries that draw from them. */
export class VertexPool {
  readonly #geometries: readonly BufferGeometry[];
  #buffers: readonly InterleavedBuffer[] = [];
  #room = 0;
  #used = 0;

  constructor(geometries: readonly BufferGeometry[], room: number) {
    this.#geometries = geometries;
    this.clear(room);
  }

  /** Whether so many corners more have room. */
  holds(corners: number): boolean {
    return this.#used + corners <= this.#room;
  }

  /** Forgets all corners and makes room for so many. */
  clear(room: number): void {
    this.#used = 0;
    if (room <= this.#room) return;
    this.#room = room;
    for (const geometry of this.#geometries) geometry.dispose();
    this.#buffers = KINDS.map(({ of, stride }) => new InterleavedBuffer(new of(room * stride), stride));
    for (const [i, { name, size, normalized }] of KINDS.entries()) {
      const attribute = new InterleavedBufferAttribute(this.#buffers[i]!, size, 0, normalized);
      for (const geometry of this.#geometries) {
        geometry.setAttribute(name, attribute);
        // Light is told from its halo by what is elsewhere the finish.
        if (name === 'uv') geometry.setAttribute('glow', attribute);
      }
    }
  }

  /** Adds corners on the bones of a row of the palette; gives the number of the first. */
  add(corners: Corners, row: number): number {
    const first = this.#used;
    this.#used += corners.count;
    for (const [i, { from, size, stride }] of KINDS.entries()) {
      const [to, list] = [this.#buffers[i]!, corners[from]];
      const bones = from === 'joints' ? row * ROW : 0;
      for (let n = 0; n < corners.count; n++) for (let k = 0; k < size; k++) (to.array as TypedArray)[(first + n) * stride + k] = list[n * size + k]! + bones;
      to.addUpdateRange(first * stride, corners.count * stride);
      to.needsUpdate = true;
    }
    return first;
  }
}
