import { gunzipSync } from 'node:zlib';
import { sums } from '../space/terrain/packing.ts';

/** The glTF of one of the game's own packed models. Throws where it is not packed. What others made does not come through here: nothing says how large it would grow. */
export const unpacked = (file: Uint8Array): Uint8Array => sums(new Uint8Array(gunzipSync(file)));
