/** Some triangles of a geometry as one of their own. */
import { BufferAttribute, BufferGeometry } from 'three';

/** Numbers of one kind in a row: copied so, attributes of every kind are copied by the same few machine instructions. */
type Lanes = Uint32Array | Uint16Array | Uint8Array;

/** The widest kind that items of `bytes` bytes are whole rows of. */
const lanesFor = (bytes: number, { byteOffset }: ArrayBufferView): typeof Uint32Array | typeof Uint16Array | typeof Uint8Array =>
  [Uint32Array, Uint16Array].find(({ BYTES_PER_ELEMENT: width }) => bytes % width === 0 && byteOffset % width === 0) ?? Uint8Array;

/** Copies items of `size` numbers each: those of `corners`, one after another. */
function copyItems(from: Lanes, to: Lanes, size: number, corners: Uint32Array): void {
  for (let i = 0, into = 0; i < corners.length; i++) {
    const first = corners[i]! * size;
    for (let k = 0; k < size; k++) to[into++] = from[first + k]!;
  }
}

/** Corners that some triangles have, as a geometry of their own. `index`: those triangles. */
export function cutOf({ attributes }: BufferGeometry, index: ArrayLike<number>): BufferGeometry {
  const all = Object.entries(attributes) as readonly (readonly [string, BufferAttribute])[];
  const numbers = new Int32Array(attributes['position']!.count).fill(-1);
  const [order, found] = [new Uint32Array(index.length), new Uint32Array(Math.min(index.length, numbers.length))];
  let count = 0;
  for (let i = 0; i < index.length; i++) {
    const corner = index[i]!;
    if (numbers[corner]! < 0) {
      found[count] = corner;
      numbers[corner] = count++;
    }
    order[i] = numbers[corner]!;
  }
  const corners = found.subarray(0, count);
  const cut = new BufferGeometry().setIndex(new BufferAttribute(count > 65535 ? order : new Uint16Array(order), 1));
  for (const [name, { array, itemSize, normalized }] of all) {
    const to = new (array.constructor as Float32ArrayConstructor)(count * itemSize);
    const bytes = itemSize * array.BYTES_PER_ELEMENT;
    const Lane = lanesFor(bytes, array);
    const size = bytes / Lane.BYTES_PER_ELEMENT;
    copyItems(new Lane(array.buffer as ArrayBuffer, array.byteOffset, array.length / itemSize * size), new Lane(to.buffer), size, corners);
    cut.setAttribute(name, new BufferAttribute(to, itemSize, normalized));
  }
  return cut;
}
