/** What files of the corpus are made with. */
import { box, glb, gltfDraft, type GltfDraft } from '../../testing/models.ts';

export interface Given {
  readonly name: string;
  readonly bytes: Uint8Array;
  /** Files that are chosen together with it. */
  readonly beside?: ReadonlyMap<string, Uint8Array>;
  /** What whoever brought it reads where it is refused; absent where it becomes a piece. */
  readonly refused?: string;
}

export const text = (words: string): Uint8Array => new TextEncoder().encode(words);
export const crate = box('crate', [-30, 0, -30], [30, 40, 30]);

/** A crate's glTF, changed. */
export function changed(change: (draft: GltfDraft['json']) => void, write = glb): Uint8Array {
  const draft = gltfDraft([crate]);
  change(draft.json);
  return write(draft);
}

/** The first bytes of a picture that says how large it is. */
export const png = (width: number, height: number): string => `data:image/png;base64,${pngHead(width, height).toString('base64')}`;

export function pngHead(width: number, height: number): Buffer {
  const bytes = Buffer.alloc(33);
  bytes.writeUInt32BE(0x89504e47, 0);
  bytes.writeUInt32BE(0x0d0a1a0a, 4);
  bytes.write('IHDR', 12);
  bytes.writeUInt32BE(width, 16);
  bytes.writeUInt32BE(height, 20);
  return bytes;
}

export const withPicture = (uri: string) => (json: GltfDraft['json']): void => {
  json['images'] = [{ uri }];
  json['textures'] = [{ source: 0 }];
  json.materials[0] = { pbrMetallicRoughness: { baseColorTexture: { index: 0 } } };
};
