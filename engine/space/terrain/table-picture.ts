/** The small picture that a table's file may hold: data to be shown, by its bytes a picture of a known kind and size. */
import { z } from 'zod';
import { fromBase64 } from '../../core/base64.ts';
import { sizeOf } from '../../core/picture-size.ts';

/** Bytes of a picture at the most, and pixels of its longer side. */
export const LARGEST_PICTURE = 24 * 1024;
const WIDEST_PICTURE = 640;
/** Letters of so many bytes. */
const LONGEST = Math.ceil(LARGEST_PICTURE / 3) * 4;
const KINDS: readonly string[] = ['image/webp', 'image/png'];

/** What is wrong with a picture's base64; null where nothing is. */
function pictureFault(text: string): string | null {
  if (!/^[A-Za-z0-9+/]+={0,2}$/.test(text) || text.length % 4 !== 0) return 'it is no base64';
  const size = sizeOf(fromBase64(text));
  if (size === null || !KINDS.includes(size.kind)) return 'it is no WebP and no PNG';
  if (Math.min(size.width, size.height) < 1 || Math.max(size.width, size.height) > WIDEST_PICTURE) {
    return `it is ${size.width} × ${size.height} pixels; at most ${WIDEST_PICTURE} × ${WIDEST_PICTURE} are shown`;
  }
  return null;
}

export const pictureForm = z.string().max(LONGEST, `it is longer than ${LARGEST_PICTURE / 1024} KB`).superRefine((text, context) => {
  const message = pictureFault(text);
  if (message !== null) context.addIssue({ code: 'custom', message });
});

/** The picture as an address that an image shows. */
export const pictureAddress = (picture: string): string => `data:${sizeOf(fromBase64(picture))?.kind ?? KINDS[0]!};base64,${picture}`;
