import { sums } from '../../engine/space/terrain/packing.ts';

/** A file of the game's own that is not there, whoever asks for it again. */
export class FileMissing extends Error {
  override readonly name = 'FileMissing';
}
/** Status of what is not there. */
const NONE = 404;

/** Reads and unpacks one of the game's own models: a binary glTF. Rejects, naming the file, when it cannot be read; with `FileMissing` when it is not there. */
export async function unpacked(path: string): Promise<Uint8Array<ArrayBuffer>> {
  const answer = await fetch(path);
  if (answer.status === NONE) throw new FileMissing(`${path.slice(path.lastIndexOf('/') + 1)} is not there`);
  if (!answer.ok || answer.body === null) throw new Error(`${path.slice(path.lastIndexOf('/') + 1)}: ${answer.status}`);
  const packed = await new Response(answer.body.pipeThrough(new DecompressionStream('gzip'))).arrayBuffer();
  return sums(new Uint8Array(packed));
}
