/** Models made by script, packed: for tests. */
import { MeshoptEncoder } from 'meshoptimizer/encoder';
import { addView, type GltfDraft } from './models.ts';

/** A glTF of which meshopt packed every list, in the extension of that name. */
export async function meshopt({ json, bin }: GltfDraft, name = 'EXT_meshopt_compression'): Promise<GltfDraft> {
  await MeshoptEncoder.ready;
  const draft: GltfDraft = { json: structuredClone(json), bin: new Uint8Array(0) };
  const { bufferViews, accessors, buffers } = draft.json;
  draft.json.bufferViews = [];
  const views = bufferViews.map((view, i) => {
    const { type, count } = accessors.find(({ bufferView }) => bufferView === i)! as { readonly type: string; readonly count: number };
    const mode = type === 'SCALAR' ? 'TRIANGLES' : 'ATTRIBUTES';
    const { byteOffset, byteLength } = view as { readonly byteOffset: number; readonly byteLength: number };
    const byteStride = byteLength / count;
    const packed = MeshoptEncoder.encodeGltfBuffer(bin.subarray(byteOffset, byteOffset + byteLength), count, byteStride, mode, name.startsWith('KHR') ? 1 : 0);
    const { buffer, byteOffset: at, byteLength: long } = draft.json.bufferViews[addView(draft, packed)]!;
    return { buffer: 1, byteOffset, byteLength, ...(mode === 'ATTRIBUTES' ? { byteStride } : {}), extensions: { [name]: { buffer, byteOffset: at, byteLength: long, byteStride, count, mode } } };
  });
  draft.json.bufferViews = views;
  buffers.push({ byteLength: bin.length, extensions: { [name]: { fallback: true } } });
  Object.assign(draft.json, { extensionsUsed: [name], extensionsRequired: [name] });
  return draft;
}
