import { BufferAttribute, BufferGeometry } from 'three';
import { expect, it } from 'vitest';
import { cutOf } from './cut.ts';

/** Five corners, each with numbers of every kind that kits have. */
function geometry(): BufferGeometry {
  const made = new BufferGeometry().setIndex([0, 1, 2, 2, 3, 4]);
  const rising = <Kind extends Float32Array | Int16Array | Int8Array | Uint8Array>(array: Kind): Kind => array.map((_, i) => i - 4) as Kind;
  made.setAttribute('position', new BufferAttribute(rising(new Float32Array(15)), 3));
  made.setAttribute('normal', new BufferAttribute(rising(new Int8Array(15)), 3, true));
  made.setAttribute('uv', new BufferAttribute(rising(new Int16Array(10)), 2));
  made.setAttribute('part', new BufferAttribute(rising(new Uint8Array(5)), 1));
  // Begins in the middle of a wider number.
  made.setAttribute('odd', new BufferAttribute(rising(new Int16Array(new ArrayBuffer(24), 2, 10)), 2));
  return made;
}

it('a cut has the corners of its triangles alone, with all that they have, in the kinds and widths of before', () => {
  const whole = geometry();
  const cut = cutOf(whole, [2, 3, 4, 4, 3, 0]);
  expect([...cut.index!.array]).toEqual([0, 1, 2, 2, 1, 3]);
  for (const [name, { array, itemSize, normalized }] of Object.entries(whole.attributes) as [string, BufferAttribute][]) {
    const made = cut.getAttribute(name) as BufferAttribute;
    expect(made.array.constructor).toBe(array.constructor);
    expect([made.itemSize, made.normalized, made.count]).toEqual([itemSize, normalized, 4]);
    expect([...made.array]).toEqual([2, 3, 4, 0].flatMap((corner) => [...array.subarray(corner * itemSize, (corner + 1) * itemSize)]));
  }
});

it('a cut of no triangles is empty, and one of many corners numbers them in 32 bits', () => {
  expect(cutOf(geometry(), []).getAttribute('position').count).toBe(0);
  const many = new BufferGeometry();
  many.setAttribute('position', new BufferAttribute(new Float32Array(70_002 * 3), 3));
  const cut = cutOf(many, Uint32Array.from({ length: 70_002 }, (_, i) => i));
  expect(cut.index!.array).toBeInstanceOf(Uint32Array);
  expect(cut.index!.array[70_001]).toBe(70_001);
});
