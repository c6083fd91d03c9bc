import { promisify } from 'node:util';
import { gunzip, gzip } from 'node:zlib';
import { InputError } from '../core/form.ts';
import { LONGEST, LONGEST_PACKED } from '../host/record/bounds.ts';

const [press, unpress] = [promisify(gzip), promisify(gunzip)];

const isPacked = (bytes: Uint8Array): boolean => bytes[0] === 0x1f && bytes[1] === 0x8b;

/** A match's text as it is kept and given away: gzip. */
export const packed = async (text: string): Promise<Uint8Array> => new Uint8Array(await press(Buffer.from(text, 'utf8'), { level: 9 }));

/** The text of a match file, packed or plain. Throws `InputError` for what is no text, and for what would grow beyond all bounds. */
export async function unpacked(bytes: Uint8Array): Promise<string> {
  if (bytes.length > LONGEST_PACKED && isPacked(bytes)) throw new InputError('match file', `it is longer than ${LONGEST_PACKED} bytes`);
  let plain = bytes;
  if (isPacked(bytes)) {
    try {
      plain = await unpress(bytes, { maxOutputLength: LONGEST });
    } catch (error) {
      const { code } = error as NodeJS.ErrnoException;
      throw new InputError('match file', code === 'ERR_BUFFER_TOO_LARGE' ? `unpacked it is longer than ${LONGEST} bytes` : 'it is damaged: it cannot be unpacked');
    }
  }
  if (plain.length > LONGEST) throw new InputError('match file', `it is longer than ${LONGEST} bytes`);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(plain, { stream: true }); // a letter that was torn at the end is no part of a line
  } catch {
    throw new InputError('match file', 'it is no text');
  }
}
