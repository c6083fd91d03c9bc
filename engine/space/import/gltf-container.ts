/** Takes a glTF apart, binary or text; what it names beside itself is looked for among the files given along, and nowhere else. */
import { type Address, type Beside, filesNamed } from './beside.ts';
import { fromBase64 } from '../../core/base64.ts';
import { type Gltf, gltfOf } from './gltf-form.ts';
import { ImportError } from './import-error.ts';
import { LARGEST_FILE, LONGEST_DESCRIPTION } from './limits.ts';
import { strictTextOf } from '../terrain/utf8.ts';

const [MAGIC, JSON_CHUNK, BIN_CHUNK] = [0x46546c67, 0x4e4f534a, 0x004e4942];

export const isGlb = (bytes: Uint8Array): boolean => bytes.length >= 4 && word(bytes, 0) === MAGIC;

const word = (bytes: Uint8Array, at: number): number => new DataView(bytes.buffer, bytes.byteOffset, bytes.length).getUint32(at, true);

/** A glTF's description, its buffers' bytes by number, and those of its pictures that do not lie in a buffer; null for one that is not there and not needed. */
export interface Unpacked {
  readonly gltf: Gltf;
  readonly buffers: readonly Uint8Array[];
  readonly images: readonly (Uint8Array | null)[];
}

/** The chunks of a binary glTF. Throws `ImportError`. */
function chunksOf(bytes: Uint8Array): { readonly text: Uint8Array; readonly bin: Uint8Array | null } {
  if (bytes.length < 20) throw new ImportError('header', 'cut');
  if (word(bytes, 4) !== 2) throw new ImportError('version', 'version', { version: word(bytes, 4) });
  if (word(bytes, 8) > bytes.length) throw new ImportError('length', 'shorterThanSaid', { said: word(bytes, 8), there: bytes.length });
  const length = word(bytes, 12);
  if (word(bytes, 16) !== JSON_CHUNK) throw new ImportError('chunk 0', 'noDescription');
  if (20 + length > bytes.length) throw new ImportError('chunk 0', 'descriptionBeyond');
  const next = 20 + length;
  if (next + 8 > bytes.length) return { text: bytes.subarray(20, next), bin: null };
  if (word(bytes, next + 4) !== BIN_CHUNK) throw new ImportError('chunk 1', 'strangeChunk');
  if (next + 8 + word(bytes, next) > bytes.length) throw new ImportError('chunk 1', 'chunkBeyond');
  return { text: bytes.subarray(20, next), bin: bytes.subarray(next + 8, next + 8 + word(bytes, next)) };
}

/** Whether an address holds its data itself. */
const isData = (uri: string): boolean => uri.startsWith('data:');

/** The bytes that stand in an address. Throws `ImportError`. */
function dataIn(field: string, uri: string): Uint8Array {
  const found = /^data:[^,]{0,100};base64,/.exec(uri);
  if (found === null) throw new ImportError(field, 'notBase64');
  if (uri.length > (LARGEST_FILE / 3) * 4 + 200) throw new ImportError(field, 'heldTooLarge');
  try {
    return fromBase64(uri.slice(found[0].length));
  } catch {
    throw new ImportError(field, 'notBase64');
  }
}

/** Whether a buffer is for programs alone that cannot unpack what is packed. */
const isFallback = ({ extensions }: Gltf['buffers'][number]): boolean => Object.values(extensions ?? {}).some((said) => said?.fallback === true);

/** Numbers of the pictures that colour something. */
export const shownImages = ({ materials, textures }: Gltf): ReadonlySet<number> => new Set(materials.flatMap(({ pbrMetallicRoughness: pbr }) => {
  const source = pbr?.baseColorTexture === undefined ? undefined : textures[pbr.baseColorTexture.index]?.source;
  return source === undefined ? [] : [source];
}));

/** Reads a glTF's description and data; the files that it names are looked for among those beside it. Throws `ImportError` naming the field. */
export function unpackGltf(bytes: Uint8Array, beside: Beside): Unpacked {
  const { text, bin } = isGlb(bytes) ? chunksOf(bytes) : { text: bytes, bin: null };
  if (isGlb(bytes) && text.length > LONGEST_DESCRIPTION) throw new ImportError('chunk 0', 'descriptionTooLong');
  let json: unknown;
  try {
    json = JSON.parse(strictTextOf(text));
  } catch {
    throw new ImportError('', 'noJson');
  }
  const gltf = gltfOf(json);
  if (!/^2\.\d+$/.test(gltf.asset.version)) throw new ImportError('asset.version', 'version', { version: gltf.asset.version.slice(0, 20) });
  const files = filesNamed(addressesOf(gltf), beside);
  const at = (field: string, uri: string): Uint8Array | null => (isData(uri) ? dataIn(field, uri) : files.get(field) ?? null);
  const buffers = gltf.buffers.map((buffer, i) => {
    if (isFallback(buffer)) return new Uint8Array(0);
    const { uri, byteLength } = buffer;
    const data = uri === undefined ? (i === 0 ? bin : null) : at(`buffers.${i}.uri`, uri);
    if (data === null) throw new ImportError(`buffers.${i}`, 'noData');
    if (data.length < byteLength) throw new ImportError(`buffers.${i}.byteLength`, 'lessData', { said: byteLength, there: data.length });
    return data;
  });
  return { gltf: { ...gltf, buffers: gltf.buffers.map((buffer) => (isFallback(buffer) ? { byteLength: 0 } : buffer)) }, buffers, images: gltf.images.map(({ uri }, i) => (uri === undefined ? null : at(`images.${i}.uri`, uri))) };
}

/** What a glTF names beside itself. A picture that colours nothing need not be there, and may not lead elsewhere either. */
function addressesOf(gltf: Gltf): readonly Address[] {
  const shown = shownImages(gltf);
  const outside = (field: string, needed: boolean, uri = 'data:'): readonly Address[] => (isData(uri) ? [] : [{ field, uri, needed }]);
  return [
    ...gltf.buffers.flatMap((buffer, i) => (isFallback(buffer) ? [] : outside(`buffers.${i}.uri`, true, buffer.uri))),
    ...gltf.images.flatMap(({ uri }, i) => outside(`images.${i}.uri`, shown.has(i), uri)),
  ];
}
