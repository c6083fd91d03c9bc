/** Views of a glTF that meshopt packed: how large they become is known, and within bounds, before one is unpacked. */
import { MeshoptDecoder } from 'meshoptimizer/decoder';
import type { Gltf, Meshopt } from './gltf-form.ts';
import { ImportError } from './import-error.ts';
import { MOST_UNPACKED } from './limits.ts';

/** A view to be unpacked to a buffer of its own. */
export interface PackedView {
  readonly field: string;
  readonly packed: Meshopt;
}

/** Bytes that an entry may take, by what is packed. */
const FITS: Readonly<Record<Meshopt['mode'], (stride: number) => boolean>> = {
  ATTRIBUTES: (stride) => stride % 4 === 0, TRIANGLES: (stride) => stride === 2 || stride === 4, INDICES: (stride) => stride === 2 || stride === 4,
};
const FILTERED: Readonly<Record<Meshopt['filter'], (stride: number) => boolean>> = {
  NONE: () => true, EXPONENTIAL: (stride) => stride % 4 === 0,
  OCTAHEDRAL: (stride) => stride === 4 || stride === 8, QUATERNION: (stride) => stride === 8, COLOR: (stride) => stride === 4 || stride === 8,
};
/** The fewest bytes that so many entries can be packed to: 256 entries share two bits a byte, a triangle and a number by itself take one byte. */
const FEWEST: Readonly<Record<Meshopt['mode'], (count: number, stride: number) => number>> = {
  ATTRIBUTES: (count, stride) => Math.floor(count / 256) * (stride / 4), TRIANGLES: (count) => count / 3, INDICES: (count) => count,
};

/** The description as it is once every packed view is unpacked to a buffer of its own, and those views in the order of their buffers. Throws `ImportError`. */
export function planMeshopt(gltf: Gltf): { readonly gltf: Gltf; readonly packed: readonly PackedView[] } {
  const packed: PackedView[] = [];
  const buffers = [...gltf.buffers];
  let unpacked = 0;
  const bufferViews = gltf.bufferViews.map(({ extensions, ...view }, i) => {
    const [name, of] = Object.entries(extensions ?? {}).find(([, one]) => one !== undefined) ?? [];
    if (of === undefined) return view;
    const field = `bufferViews.${i}.extensions.${name!}`;
    checkPacked(gltf, of, field, view.byteStride);
    const byteLength = of.count * of.byteStride;
    unpacked += byteLength;
    if (unpacked > MOST_UNPACKED) throw new ImportError(field, 'packedTooLarge', { most: MOST_UNPACKED / 1024 / 1024 });
    packed.push({ field, packed: of });
    return { ...view, buffer: buffers.push({ byteLength }) - 1, byteOffset: 0, byteLength };
  });
  return { gltf: { ...gltf, buffers, bufferViews }, packed };
}

function checkPacked({ buffers }: Gltf, packed: Meshopt, field: string, stride = packed.byteStride): void {
  const { buffer, byteOffset, byteLength, byteStride, count, mode, filter } = packed;
  const from = buffers[buffer];
  if (from === undefined) throw new ImportError(`${field}.buffer`, 'notThere', { at: buffer, there: buffers.length });
  if (byteOffset + byteLength > from.byteLength) throw new ImportError(field, 'viewBeyond', { end: byteOffset + byteLength, there: from.byteLength });
  if (!FITS[mode](byteStride) || stride !== byteStride) throw new ImportError(`${field}.byteStride`, 'packedStride', { bytes: byteStride, mode });
  if (mode === 'TRIANGLES' && count % 3 !== 0) throw new ImportError(`${field}.count`, 'packedTriangles', { count });
  if (byteLength < FEWEST[mode](count, byteStride)) throw new ImportError(`${field}.count`, 'packedTooFew', { count, bytes: byteLength });
  if (filter !== 'NONE' && (mode !== 'ATTRIBUTES' || !FILTERED[filter](byteStride))) throw new ImportError(`${field}.filter`, 'packedFilter', { filter, bytes: byteStride, mode });
}

/** The buffers, and behind them those of the packed views. Throws `ImportError` where one cannot be unpacked. */
export async function unpackMeshopt(packed: readonly PackedView[], buffers: readonly Uint8Array[]): Promise<readonly Uint8Array[]> {
  if (packed.length === 0) return buffers;
  await MeshoptDecoder.ready;
  return [...buffers, ...packed.map(({ field, packed: { buffer, byteOffset, byteLength, byteStride, count, mode, filter } }) => {
    const bytes = new Uint8Array(count * byteStride);
    try {
      MeshoptDecoder.decodeGltfBuffer(bytes, count, byteStride, buffers[buffer]!.subarray(byteOffset, byteOffset + byteLength), mode, filter);
    } catch {
      throw new ImportError(field, 'packedBroken');
    }
    return bytes;
  })];
}
