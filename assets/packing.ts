/** How the kit packs models: what `engine/space/terrain/packing.ts` undoes. */
import { gzipSync } from 'node:zlib';
import { eachView } from '../engine/space/terrain/packing.ts';

/** The glTF as it is packed, before gzip. */
export function differences(glb: Uint8Array): Uint8Array {
  const out = new Uint8Array(glb);
  eachView(out, (bytes, width) => {
    const from = new Uint8Array(bytes); // a copy, whatever kind of bytes they are
    const rows = Math.floor(bytes.length / (width * 2));
    for (let k = 0; k < width; k++) {
      let before = 0;
      for (let r = 0; r < rows; r++) {
        const at = (r * width + k) * 2;
        const value = from[at]! | (from[at + 1]! << 8);
        const step = ((value - before) << 16) >> 16;
        const folded = (step << 1) ^ (step >> 31); // small steps back are small numbers, too
        bytes[k * 2 * rows + r] = folded & 255;
        bytes[(k * 2 + 1) * rows + r] = (folded >> 8) & 255;
        before = value;
      }
    }
  });
  return out;
}

/** A file of the game's own: the glTF, packed. */
export const packed = (glb: Uint8Array): Uint8Array => gzipSync(differences(glb), { level: 9 });
