/** A table as a code that fits into a message: its file, packed, as letters that survive every chat. */
import { toBase64Url, fromBase64Url } from '../../engine/core/base64.ts';
import { LONGEST_TABLE } from '../../engine/host/record/bounds.ts';

const MARK = 'gantry-table';
const VERSION = 1;
/** It carries its own checksum: what was cut or changed does not unpack. */
const PACKING = 'gzip';
/** Letters of a code at most: what packs worse than this is no table. */
const LONGEST_CODE = LONGEST_TABLE / 2;
/** Letters of a line. */
const LINE = 76;

/** Why a text is no table's code. */
export type CodeFault = 'none' | 'newer' | 'cut' | 'long' | 'empty';
export class CodeError extends Error {
  override readonly name = 'CodeError';
  readonly why: CodeFault;
  constructor(why: CodeFault) {
    super(`the code is refused: ${why}`);
    this.why = why;
  }
}

const bytesOf = (binary: string): Uint8Array<ArrayBuffer> => Uint8Array.from(binary, (sign) => sign.charCodeAt(0));

/** All bytes of a stream; throws `CodeError` where there are more than so many. */
async function gather(stream: ReadableStream<Uint8Array>, most: number): Promise<Uint8Array<ArrayBuffer>> {
  const parts: Uint8Array[] = [];
  let length = 0;
  const reader = stream.getReader();
  for (let next = await reader.read(); !next.done; next = await reader.read()) {
    length += next.value.length;
    if (length > most) {
      void reader.cancel();
      throw new CodeError('long');
    }
    parts.push(next.value);
  }
  const all = new Uint8Array(length);
  let at = 0;
  for (const part of parts) {
    all.set(part, at);
    at += part.length;
  }
  return all;
}

const through = (bytes: Uint8Array<ArrayBuffer>, by: CompressionStream | DecompressionStream): ReadableStream<Uint8Array> =>
  new Blob([bytes]).stream().pipeThrough(by);

/** The code of a table's file without its picture, in lines. `text`: the file. */
export async function codeOf(text: string): Promise<string> {
  const plain = JSON.stringify({ ...(JSON.parse(text) as object), picture: undefined });
  const packed = await gather(through(new TextEncoder().encode(plain), new CompressionStream(PACKING)), LONGEST_TABLE);
  let binary = '';
  for (const byte of packed) binary += String.fromCharCode(byte);
  const code = `${MARK}:${VERSION}:${toBase64Url(binary)}`;
  return code.replace(new RegExp(`.{${LINE}}`, 'g'), '$&\n');
}

/** The table's file that a code stands for; spaces, line ends and the marks of quotations within it do not matter. Rejects with `CodeError`; the file itself is not looked at. */
export async function tableIn(code: string): Promise<string> {
  const signs = code.replace(/[\s>`]+/g, '');
  if (signs === '') throw new CodeError('empty');
  const [mark, version, letters] = signs.split(':');
  if (mark !== MARK || version === undefined || !/^\d+$/.test(version)) throw new CodeError('none');
  if (Number(version) > VERSION) throw new CodeError('newer');
  if (letters === undefined) throw new CodeError('cut');
  if (letters.length > LONGEST_CODE) throw new CodeError('long');
  const binary = fromBase64Url(letters);
  if (binary === null || binary === '') throw new CodeError('cut');
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(await gather(through(bytesOf(binary), new DecompressionStream(PACKING)), LONGEST_TABLE));
  } catch (error) {
    throw error instanceof CodeError ? error : new CodeError('cut');
  }
}
