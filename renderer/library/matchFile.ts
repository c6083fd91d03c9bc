import { fromBase64, toBase64 } from '../../engine/core/base64.ts';
import { LONGEST, LONGEST_PACKED } from '../../engine/host/record/bounds.ts';

const GZIP = [0x1f, 0x8b];

/** Why a file is not sent to the host at all. */
export class FileFault extends Error {
  readonly why: 'tooLarge' | 'unreadable';
  constructor(why: FileFault['why']) {
    super(why);
    this.why = why;
  }
}

async function packed(bytes: Uint8Array<ArrayBuffer>): Promise<Uint8Array> {
  if (GZIP.every((byte, i) => bytes[i] === byte)) return bytes;
  return new Uint8Array(await new Response(new Blob([bytes]).stream().pipeThrough(new CompressionStream('gzip'))).arrayBuffer());
}

/** What the host is sent of a match file: packed, in base64. Rejects with `FileFault` for what is too large or cannot be read. */
export async function contentOf(file: Blob): Promise<string> {
  if (file.size > LONGEST) throw new FileFault('tooLarge');
  let bytes: Uint8Array;
  try {
    bytes = await packed(new Uint8Array(await file.arrayBuffer()));
  } catch {
    throw new FileFault('unreadable');
  }
  if (bytes.length > LONGEST_PACKED) throw new FileFault('tooLarge');
  return toBase64(bytes);
}

/** Gives a match to the person as a file and says its name, made of plain letters. */
export function saveMatch(name: string, file: string): string {
  const called = `${name.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().replace(/[^a-z0-9]+/g, '-').replace(/^-|-$/g, '').slice(0, 60) || 'match'}.gantry`;
  const address = URL.createObjectURL(new Blob([fromBase64(file)], { type: 'application/octet-stream' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = called;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
  return called;
}
