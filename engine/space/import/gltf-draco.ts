/** Triangles of a glTF that Draco packed: how many they are is read of what is packed, and compared with what the description says, before one is unpacked. */
import type { DracoModule } from './draco-module.ts';
import { COMPONENT_BYTES, type Gltf, type GltfAccessor, WIDTHS } from './gltf-form.ts';
import { placingOf } from './gltf-instances.ts';
import { ImportError } from './import-error.ts';

/** Triangles to be unpacked, each list to a buffer of its own. */
export interface PackedMesh {
  readonly field: string;
  readonly bufferView: number;
  /** Triangles and corners at most, as the description says: who packs leaves out triangles that have no size. */
  readonly faces: number;
  readonly points: number;
  /** Numbers of the lists: of the order of corners, and of what corners have, with the number of each within what is packed. */
  readonly order: number;
  readonly lists: readonly { readonly name: string; readonly id: number; readonly at: number }[];
}

type Primitive = Gltf['meshes'][number]['primitives'][number];

/** Lists that colour or shape something; no other is unpacked. */
const READ = /^(POSITION|COLOR_0|TEXCOORD_\d)$/;

/** The description as it is once all triangles are unpacked, and those that are packed. Throws `ImportError`. */
export function planDraco(gltf: Gltf): { readonly gltf: Gltf; readonly packed: readonly PackedMesh[] } {
  const packed: PackedMesh[] = [];
  const [buffers, bufferViews, accessors] = [[...gltf.buffers], [...gltf.bufferViews], [...gltf.accessors]];
  const own = (accessor: GltfAccessor): number => {
    const byteLength = accessor.count * WIDTHS[accessor.type] * COMPONENT_BYTES[accessor.componentType]!;
    const bufferView = bufferViews.push({ buffer: buffers.push({ byteLength }) - 1, byteOffset: 0, byteLength }) - 1;
    return accessors.push({ ...accessor, bufferView, byteOffset: 0, sparse: undefined }) - 1;
  };
  const unpacked = (primitive: Primitive, at: string): Primitive => {
    const { extensions, ...rest } = primitive;
    const draco = extensions?.KHR_draco_mesh_compression;
    if (draco === undefined) return rest;
    const field = `${at}.extensions.KHR_draco_mesh_compression`;
    const [order, places] = [accessorAt(gltf, rest.indices, `${at}.indices`), accessorAt(gltf, rest.attributes['POSITION'], `${at}.attributes.POSITION`)];
    if (rest.mode !== 4) throw new ImportError(`${at}.mode`, 'dracoMode');
    const views = gltf.bufferViews.length;
    if (draco.bufferView >= views) throw new ImportError(`${field}.bufferView`, 'notThere', { at: draco.bufferView, there: views });
    const lists = Object.entries(draco.attributes).filter(([name]) => READ.test(name) && rest.attributes[name] !== undefined).map(([name, id]) => {
      const list = accessorAt(gltf, rest.attributes[name], `${at}.attributes.${name}`);
      return { name, id, at: own({ ...list, count: places.count }) };
    });
    const faces = Math.floor(order.count / 3);
    const indices = own({ ...order, count: faces * 3, type: 'SCALAR', componentType: 5125 });
    packed.push({ field, bufferView: draco.bufferView, faces, points: places.count, order: indices, lists });
    const kept = Object.entries(rest.attributes).filter(([name]) => READ.test(name) && draco.attributes[name] === undefined);
    return { ...rest, indices, attributes: Object.fromEntries([...kept, ...lists.map(({ name, at: number }) => [name, number] as const)]) };
  };
  const meshes = gltf.meshes.map((mesh, m) => ({ ...mesh, primitives: mesh.primitives.map((one, p) => unpacked(one, `meshes.${m}.primitives.${p}`)) }));
  // What was written for those that cannot unpack is left out.
  return { gltf: packed.length === 0 ? gltf : { ...gltf, meshes, buffers, bufferViews, accessors: onlyUsed(accessors, meshes, gltf.nodes) }, packed };
}

function accessorAt(gltf: Gltf, at: number | undefined, field: string): GltfAccessor {
  const found = at === undefined ? undefined : gltf.accessors[at];
  if (at === undefined) throw new ImportError(field, 'missing');
  if (found === undefined) throw new ImportError(field, 'notThere', { at, there: gltf.accessors.length });
  return found;
}

/** Lists that no mesh or node needs any more hold one number, so that they need no data. */
function onlyUsed(accessors: readonly GltfAccessor[], meshes: Gltf['meshes'], nodes: Gltf['nodes']): GltfAccessor[] {
  const shown = meshes.flatMap(({ primitives }) => primitives.flatMap(({ attributes, indices = -1 }) => [...Object.values(attributes), indices]));
  const used = new Set([...shown, ...nodes.flatMap((node) => placingOf(node).map(([, number]) => number))]);
  const last = accessors.length - 1;
  return accessors.map((accessor, i) => (used.has(i) ? accessor : { ...accessors[last]!, type: 'SCALAR', componentType: 5121, count: 1 }));
}

/** Triangles and corners that packed bytes say they hold. Throws `ImportError` where they are no triangles of the one form that glTF has. */
function headOf(field: string, bytes: Uint8Array): { readonly faces: number; readonly corners: number } {
  const [major, minor, shape, method] = bytes.subarray(5);
  const flags = (bytes[9] ?? 0) + (bytes[10] ?? 0) * 256;
  const known = String.fromCharCode(...bytes.subarray(0, 5)) === 'DRACO' && major === 2 && minor! >= 2 && shape === 1 && method! <= 1 && flags === 0;
  if (!known) throw new ImportError(field, 'dracoHead');
  // How corners hang together takes a byte before the numbers in one of the two methods, where corners come first.
  let at = method === 1 ? 12 : 11;
  const next = (): number => {
    let number = 0;
    for (let shift = 1, more = true; more && shift < 2 ** 35; shift *= 128) {
      const byte = bytes[at++] ?? 0;
      number += (byte % 128) * shift;
      more = byte >= 128;
    }
    return number;
  };
  const [first, second] = [next(), next()];
  return method === 1 ? { corners: first, faces: second } : { corners: second, faces: first };
}

/** A list that was unpacked: its number, its bytes, and how many entries they are. */
interface List {
  readonly at: number;
  readonly bytes: Uint8Array;
  readonly count: number;
}

/** The description and its buffers with all triangles unpacked. Throws `ImportError` where they are more than the description says, or broken. */
export async function unpackDraco(
  packed: readonly PackedMesh[], gltf: Gltf, buffers: readonly Uint8Array[], open: (() => Promise<DracoModule>) | undefined,
): Promise<{ readonly gltf: Gltf; readonly buffers: readonly Uint8Array[] }> {
  if (packed.length === 0) return { gltf, buffers };
  const jobs = packed.map((mesh) => {
    const { buffer, byteOffset, byteLength } = gltf.bufferViews[mesh.bufferView]!;
    const bytes = buffers[buffer]!.subarray(byteOffset, byteOffset + byteLength);
    const { faces, corners } = headOf(mesh.field, bytes);
    if (faces > mesh.faces || corners > faces * 3) throw new ImportError(mesh.field, 'dracoFaces', { there: faces, said: mesh.faces });
    return { mesh, bytes };
  });
  if (open === undefined) throw new ImportError(packed[0]!.field, 'dracoAbsent');
  const module = await open();
  const lists = jobs.flatMap(({ mesh, bytes }) => listsOf(module, mesh, bytes, gltf));
  const [accessors, bufferViews, all] = [[...gltf.accessors], [...gltf.bufferViews], [...buffers]];
  for (const { at, bytes, count } of lists) {
    const { bufferView } = accessors[at]!;
    const { buffer } = bufferViews[bufferView!]!;
    accessors[at] = { ...accessors[at]!, count };
    bufferViews[bufferView!] = { buffer, byteOffset: 0, byteLength: bytes.length };
    all[buffer] = bytes;
  }
  return { gltf: { ...gltf, accessors, bufferViews }, buffers: all };
}

function listsOf(module: DracoModule, { field, faces, points, order, lists }: PackedMesh, bytes: Uint8Array, { accessors }: Gltf): readonly List[] {
  const [decoder, buffer, mesh] = [new module.Decoder(), new module.DecoderBuffer(), new module.Mesh()];
  const { DT_INT8, DT_UINT8, DT_INT16, DT_UINT16, DT_UINT32, DT_FLOAT32 } = module;
  const types: Readonly<Record<number, number>> = { 5120: DT_INT8, 5121: DT_UINT8, 5122: DT_INT16, 5123: DT_UINT16, 5125: DT_UINT32, 5126: DT_FLOAT32 };
  const copied = (length: number, fill: (at: number) => boolean): Uint8Array => {
    const at = module._malloc(length);
    const filled = at !== 0 && fill(at);
    const list = module.HEAPU8.slice(at, at + length);
    module._free(at);
    if (!filled) throw new ImportError(field, 'packedBroken');
    return list;
  };
  try {
    buffer.Init(new Int8Array(bytes.buffer, bytes.byteOffset, bytes.length), bytes.length);
    if (!decoder.DecodeBufferToMesh(buffer, mesh).ok()) throw new ImportError(field, 'packedBroken');
    const [triangles, corners] = [mesh.num_faces(), mesh.num_points()];
    if (triangles > faces || corners > points) throw new ImportError(field, 'dracoPoints', { faces: triangles, points: corners, said: faces, saidPoints: points });
    const length = triangles * 12;
    const index = copied(length, (to) => decoder.GetTrianglesUInt32Array(mesh, length, to));
    const unpacked = [{ at: order, count: triangles * 3, bytes: index }, ...lists.map(({ name, id, at }) => {
      const { type, componentType } = accessors[at]!;
      const [attribute, width] = [decoder.GetAttributeByUniqueId(mesh, id), WIDTHS[type]];
      const isThere = attribute.ptr !== 0 && attribute.num_components() === width;
      if (!isThere) throw new ImportError(`${field}.attributes.${name}`, 'dracoList', { id, width });
      const long = corners * width * COMPONENT_BYTES[componentType]!;
      return { at, count: corners, bytes: copied(long, (to) => decoder.GetAttributeDataArrayForAllPoints(mesh, attribute, types[componentType]!, long, to)) };
    })];
    for (const made of [mesh, buffer, decoder]) module.destroy(made);
    return unpacked;
  } catch (error) {
    if (error instanceof ImportError) throw error;
    throw new ImportError(field, 'packedBroken');
  }
}
