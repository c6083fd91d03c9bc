/** Models made by script, packed: for tests. */
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { MeshoptEncoder } from 'meshoptimizer/encoder';
import { type DracoFactory, type DracoModule, openDraco } from '../space/import/draco-module.ts';
import { addView, type GltfDraft, type Made } from './models.ts';

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

const library = createRequire(import.meta.url);

/** Draco's decoder, of the files of its library. */
export const dracoDecoder = async (): Promise<DracoModule> => {
  const program = await readFile(library.resolve('draco3dgltf/draco_decoder_gltf.wasm'));
  return openDraco(library('draco3dgltf/draco_decoder_gltf_nodejs.js') as DracoFactory, new Uint8Array(program).buffer);
};

/** What packs triangles, as far as tests need it. */
interface DracoEncoders {
  readonly Encoder: new () => {
    SetEncodingMethod(method: number): void;
    SetSpeedOptions(encoding: number, decoding: number): void;
    SetAttributeQuantization(kind: number, bits: number): void;
    EncodeMeshToDracoBuffer(mesh: object, into: object): number;
  };
  readonly MeshBuilder: new () => {
    AddFacesToMesh(mesh: object, faces: number, index: Uint32Array): void;
    AddFloatAttributeToMesh(mesh: object, kind: number, count: number, width: number, numbers: Float32Array): number;
  };
  readonly Mesh: new () => object;
  readonly DracoInt8Array: new () => { GetValue(at: number): number };
  readonly POSITION: number;
  readonly COLOR: number;
  readonly MESH_EDGEBREAKER_ENCODING: number;
  readonly MESH_SEQUENTIAL_ENCODING: number;
}

/** A glTF whose triangles Draco packed, with a colour for every corner. Corners keep their places to a sixteen-thousandth of the whole. */
export async function draco(drafted: GltfDraft, { positions, index }: Made, method: 'edgebreaker' | 'sequential' = 'edgebreaker'): Promise<GltfDraft> {
  const module = await (library('draco3dgltf') as { createEncoderModule(options: object): Promise<DracoEncoders> }).createEncoderModule({});
  const [mesh, builder, encoder, bytes] = [new module.Mesh(), new module.MeshBuilder(), new module.Encoder(), new module.DracoInt8Array()];
  builder.AddFacesToMesh(mesh, index.length / 3, Uint32Array.from(index));
  const colours = Float32Array.from(positions, (_, i) => (i % 3 === 0 ? 1 : 0.25));
  const POSITION = builder.AddFloatAttributeToMesh(mesh, module.POSITION, positions.length / 3, 3, Float32Array.from(positions, (n) => n / 1000));
  const COLOR_0 = builder.AddFloatAttributeToMesh(mesh, module.COLOR, positions.length / 3, 3, colours);
  encoder.SetSpeedOptions(5, 5);
  encoder.SetAttributeQuantization(module.POSITION, 14);
  encoder.SetEncodingMethod(method === 'sequential' ? module.MESH_SEQUENTIAL_ENCODING : module.MESH_EDGEBREAKER_ENCODING);
  const length = encoder.EncodeMeshToDracoBuffer(mesh, bytes);
  const draft: GltfDraft = { json: { ...structuredClone(drafted.json), bufferViews: [] }, bin: new Uint8Array(0) };
  const bufferView = addView(draft, Uint8Array.from({ length }, (_, i) => bytes.GetValue(i)));
  draft.json.accessors = [
    { componentType: 5126, count: positions.length / 3, type: 'VEC3' }, { componentType: 5123, count: index.length, type: 'SCALAR' }, { componentType: 5126, count: positions.length / 3, type: 'VEC3' },
  ];
  const extensions = { KHR_draco_mesh_compression: { bufferView, attributes: { POSITION, COLOR_0 } } };
  draft.json.meshes = [{ name: 'packed', primitives: [{ attributes: { POSITION: 0, COLOR_0: 2 }, indices: 1, material: 0, extensions }] }];
  Object.assign(draft.json, { extensionsUsed: ['KHR_draco_mesh_compression'], extensionsRequired: ['KHR_draco_mesh_compression'] });
  return draft;
}
