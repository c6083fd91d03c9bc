/** Pictures of a model: how large they are before they are unpacked, and what colour they have at a place. */
import { ImportError } from './import-error.ts';
import { LARGEST_TEXTURE } from './limits.ts';
import type { Pixels } from './raw.ts';

const ascii = (bytes: Uint8Array, from: number, to: number): string => String.fromCharCode(...bytes.subarray(from, to));

/** A picture's size in pixels as its first bytes say, with its kind; null for kinds that are not read. */
export function sizeOf(bytes: Uint8Array): { readonly kind: string; readonly width: number; readonly height: number } | null {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.length);
  if (bytes.length >= 24 && view.getUint32(0) === 0x89504e47) return { kind: 'image/png', width: view.getUint32(16), height: view.getUint32(20) };
  if (bytes.length >= 30 && ascii(bytes, 0, 4) === 'RIFF' && ascii(bytes, 8, 12) === 'WEBP') return webpSize(bytes, view);
  if (bytes.length >= 4 && view.getUint16(0) === 0xffd8) return jpegSize(view);
  return null;
}

function webpSize(bytes: Uint8Array, view: DataView): { readonly kind: string; readonly width: number; readonly height: number } | null {
  const kind = 'image/webp';
  const three = (at: number): number => view.getUint8(at) + view.getUint8(at + 1) * 256 + view.getUint8(at + 2) * 65536;
  const form = ascii(bytes, 12, 16);
  if (form === 'VP8X') return { kind, width: three(24) + 1, height: three(27) + 1 };
  if (form === 'VP8 ') return { kind, width: view.getUint16(26, true) & 0x3fff, height: view.getUint16(28, true) & 0x3fff };
  if (form !== 'VP8L') return null;
  const bits = view.getUint32(21, true);
  return { kind, width: (bits & 0x3fff) + 1, height: ((bits >>> 14) & 0x3fff) + 1 };
}

/** Goes from mark to mark until one tells the size. */
function jpegSize(view: DataView): { readonly kind: string; readonly width: number; readonly height: number } | null {
  for (let at = 2; at + 9 < view.byteLength && view.getUint8(at) === 0xff;) {
    const mark = view.getUint8(at + 1);
    const isFrame = mark >= 0xc0 && mark <= 0xcf && mark !== 0xc4 && mark !== 0xc8 && mark !== 0xcc;
    if (isFrame) return { kind: 'image/jpeg', height: view.getUint16(at + 5), width: view.getUint16(at + 7) };
    at += 2 + view.getUint16(at + 2);
  }
  return null;
}

/** The size of a picture that may be unpacked; null for kinds that are not read. Throws `ImportError` where it is too large. */
export function checkedSize(field: string, bytes: Uint8Array): ReturnType<typeof sizeOf> {
  const size = sizeOf(bytes);
  if (size === null) return null;
  if (size.width > LARGEST_TEXTURE || size.height > LARGEST_TEXTURE) {
    throw new ImportError(field, `its picture is ${size.width} × ${size.height} pixels; at most ${LARGEST_TEXTURE} × ${LARGEST_TEXTURE} are read`);
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
