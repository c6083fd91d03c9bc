/**
 * How models are packed: a binary glTF (with one buffer) in which 16-bit places and indices stand as differences from those before
 * them, low bytes apart from high bytes, since neighbours are near each other; gzip then makes a figure a fifth as large and a piece of terrain
 * a third. The kit packs (`assets/packing.ts`), whoever reads the game's own files unpacks; gzip itself is done outside, by what each has for it.
 */
import { strictTextOf } from './utf8.ts';

interface Json {
  readonly accessors: readonly { readonly bufferView?: number; readonly componentType: number; readonly normalized?: boolean; readonly type: string }[];
  readonly bufferViews: readonly { readonly byteOffset?: number; readonly byteLength: number; readonly byteStride?: number }[];
}

/** Bytes of the file's head and of a chunk's, and the numbers of 16-bit kinds. */
const [HEAD, CHUNK] = [12, 8];
const SHORTS: ReadonlySet<number> = new Set([5122, 5123]);
const PARTS: Readonly<Record<string, number>> = { SCALAR: 1, VEC2: 2, VEC3: 3, VEC4: 4 };

/** Goes through the views of 16-bit whole numbers: their bytes, and how many numbers a row has. */
export function eachView(glb: Uint8Array, change: (bytes: Uint8Array, width: number) => void): void {
  const length = new DataView(glb.buffer, glb.byteOffset).getUint32(HEAD, true);
  const start = HEAD + CHUNK + length + CHUNK;
  const { accessors, bufferViews } = JSON.parse(strictTextOf(glb.subarray(HEAD + CHUNK, HEAD + CHUNK + length))) as Json;
  const seen = new Set<number>();
  for (const { bufferView, componentType, normalized, type } of accessors) {
    if (bufferView === undefined || seen.has(bufferView) || !SHORTS.has(componentType) || normalized === true) continue;
    seen.add(bufferView);
    const { byteOffset = 0, byteLength, byteStride } = bufferViews[bufferView]!;
    change(glb.subarray(start + byteOffset, start + byteOffset + byteLength), (byteStride ?? PARTS[type]! * 2) / 2);
  }
}

/** Undoes `differences`, in place. */
export function sums<T extends Uint8Array>(packed: T): T {
  eachView(packed, (bytes, width) => {
    const from = new Uint8Array(bytes);
    const rows = Math.floor(bytes.length / (width * 2));
    for (let k = 0; k < width; k++) {
      let value = 0;
      for (let r = 0; r < rows; r++) {
        const folded = from[k * 2 * rows + r]! | (from[(k * 2 + 1) * rows + r]! << 8);
        value += (folded >>> 1) ^ -(folded & 1);
        const at = (r * width + k) * 2;
        bytes[at] = value & 255;
        bytes[at + 1] = (value >> 8) & 255;
      }
    }
  });
  return packed;
}
