/** How large a picture is, by its first bytes alone: nothing of it is unpacked. */

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
