/** Pictures of a model: how large they are before they are unpacked, and what colour they have at a place. */
import { sizeOf } from '../../core/picture-size.ts';
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
