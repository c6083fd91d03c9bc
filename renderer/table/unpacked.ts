import { sums } from '../../engine/space/import/packing.ts';

/** Reads and unpacks one of the game's own models: a binary glTF. Rejects, naming the file, when it is missing. */
export async function unpacked(path: string): Promise<Uint8Array<ArrayBuffer>> {
  const answer = await fetch(path);
  if (!answer.ok || answer.body === null) throw new Error(`${path.slice(path.lastIndexOf('/') + 1)}: ${answer.status}`);
  const packed = await new Response(answer.body.pipeThrough(new DecompressionStream('gzip'))).arrayBuffer();
  return sums(new Uint8Array(packed));
}
