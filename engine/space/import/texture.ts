/** Pictures of a model: how large they are before they are unpacked, and what colour they have at a place. */
import { sizeOf } from '../../core/picture-size.ts';
import type { TextureTransform } from './gltf-form.ts';
import { ImportError } from './import-error.ts';
import { LARGEST_TEXTURE } from './limits.ts';
import type { Pixels } from './raw.ts';

/** The size of a picture that may be unpacked; null for kinds that are not read. Throws `ImportError` where it is too large. */
export function checkedSize(field: string, bytes: Uint8Array): ReturnType<typeof sizeOf> {
  const size = sizeOf(bytes);
  if (size === null) return null;
  if (size.width > LARGEST_TEXTURE || size.height > LARGEST_TEXTURE) {
    throw new ImportError(field, 'pictureTooLarge', { width: size.width, height: size.height, most: LARGEST_TEXTURE });
  }
  return size.width > 0 && size.height > 0 ? size : null;
}

/** Light of each step of a screen's colour: near to the standard's curve, and the same on every machine. */
const LINEAR = Float32Array.from({ length: 256 }, (_, i) => { const c = i / 255; return c * (c * (c * 0.305306011 + 0.682171111) + 0.012522878); });

/** A step of a screen's colour, 0 to 1, as light. */
export const linearOf = (step: number): number => LINEAR[Math.round(step * 255)]!;

/** The linear colour of a picture at a place of it (0 to 1 across and down, repeated beyond), written to `into` at `at`. */
export function colourAt({ width, height, data }: Pixels, u: number, v: number, into: Float32Array, at: number): void {
  const x = Math.min(width - 1, Math.floor((u - Math.floor(u)) * width));
  const y = Math.min(height - 1, Math.floor((v - Math.floor(v)) * height));
  const from = (y * width + x) * 4;
  for (let k = 0; k < 3; k++) into[at + k] = LINEAR[data[from + k]!]!;
}

const TURN = 2 * Math.PI;

/** A sine by its series: to the last bit the same on every machine. */
function sine(angle: number): number {
  const x = angle - Math.round(angle / TURN) * TURN;
  let [sum, term] = [x, x];
  for (let n = 2; n < 26; n += 2) {
    term *= -(x * x) / (n * (n + 1));
    sum += term;
  }
  return sum;
}

/** Places on a picture (0 to 1 across and down, two numbers each), moved as a material says. */
export function movedOn(places: Float32Array, { offset, rotation, scale }: TextureTransform): Float32Array {
  const [sin, cos] = [sine(rotation), sine(rotation + TURN / 4)];
  return places.map((_, i) => {
    const [u, v] = [places[i - (i % 2)]! * scale[0]!, places[i - (i % 2) + 1]! * scale[1]!];
    return i % 2 === 0 ? u * cos + v * sin + offset[0]! : v * cos - u * sin + offset[1]!;
  });
}
