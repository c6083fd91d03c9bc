/** Whether everything that a glTF's description names is there and within bounds, before anything is laid out in memory. */
import { COMPONENT_BYTES, type Gltf, type GltfAccessor, WIDTHS } from './gltf-form.ts';
import { repetitionsOf } from './gltf-instances.ts';
import { ImportError } from './import-error.ts';
import { DEEPEST_NODE, MOST_OBJECTS, MOST_TRIANGLES, MOST_UNPACKED } from './limits.ts';

/** Extensions that a model may ask for. */
const UNDERSTOOD: ReadonlySet<string> = new Set([
  'KHR_mesh_quantization', 'EXT_meshopt_compression', 'KHR_meshopt_compression', 'KHR_draco_mesh_compression', 'KHR_texture_transform', 'EXT_mesh_gpu_instancing',
  'KHR_materials_unlit', 'KHR_materials_emissive_strength', 'KHR_materials_ior', 'KHR_materials_specular',
  'KHR_materials_transmission', 'KHR_materials_clearcoat', 'KHR_materials_sheen', 'KHR_lights_punctual', 'KHR_materials_variants', 'KHR_materials_volume',
]);
/** What people meet of the others. */
const MET = { KHR_texture_basisu: 'needsKtx2', EXT_texture_webp: 'needsWebp' } as const;

/** Throws `ImportError` naming the first field that cannot be. */
export function checkGltf(gltf: Gltf): void {
  for (const name of gltf.extensionsRequired) {
    if (UNDERSTOOD.has(name)) continue;
    if (Object.hasOwn(MET, name)) throw new ImportError('extensionsRequired', MET[name as keyof typeof MET]);
    throw new ImportError('extensionsRequired', 'needsExtension', { name: name.slice(0, 60) });
  }
  const views = gltf.bufferViews.map(({ buffer, byteOffset, byteLength }, i) => {
    const size = entry(gltf.buffers, buffer, `bufferViews.${i}.buffer`).byteLength;
    if (byteOffset + byteLength > size) throw new ImportError(`bufferViews.${i}`, 'viewBeyond', { end: byteOffset + byteLength, there: size });
    return byteLength;
  });
  let unpacked = 0;
  gltf.accessors.forEach((accessor, i) => {
    unpacked += (accessor.count + (accessor.sparse?.count ?? 0)) * WIDTHS[accessor.type] * COMPONENT_BYTES[accessor.componentType]!;
    if (unpacked > MOST_UNPACKED) throw new ImportError(`accessors.${i}`, 'listsTooLarge', { most: MOST_UNPACKED / 1024 / 1024 });
    checkAccessor(gltf, accessor, `accessors.${i}`, views);
  });
  gltf.images.forEach(({ bufferView }, i) => { if (bufferView !== undefined) entry(gltf.bufferViews, bufferView, `images.${i}.bufferView`); });
  gltf.textures.forEach(({ source }, i) => { if (source !== undefined) entry(gltf.images, source, `textures.${i}.source`); });
  gltf.materials.forEach(({ pbrMetallicRoughness: pbr }, i) => {
    if (pbr?.baseColorTexture !== undefined) entry(gltf.textures, pbr.baseColorTexture.index, `materials.${i}.pbrMetallicRoughness.baseColorTexture.index`);
  });
  const triangles = gltf.meshes.map((_, i) => checkMesh(gltf, i));
  checkNodes(gltf, triangles);
}

function entry<T>(list: readonly T[], at: number, field: string): T {
  const found = list[at];
  if (found === undefined) throw new ImportError(field, 'notThere', { at, there: list.length });
  return found;
}

function checkAccessor(gltf: Gltf, accessor: GltfAccessor, field: string, views: readonly number[]): void {
  const { bufferView, componentType, count, type, sparse } = accessor;
  const [part, each] = [COMPONENT_BYTES[componentType]!, WIDTHS[type] * COMPONENT_BYTES[componentType]!];
  if (bufferView === undefined && sparse === undefined) throw new ImportError(`${field}.bufferView`, 'emptyList');
  if (bufferView !== undefined) checkRun(gltf, { ...accessor, bufferView, part, each }, field, views);
  if (sparse === undefined) return;
  if (sparse.count > count) throw new ImportError(`${field}.sparse.count`, 'sparseMore', { count: sparse.count, there: count });
  const size = COMPONENT_BYTES[sparse.indices.componentType]!;
  const runs = { indices: { ...sparse.indices, part: size, each: size }, values: { ...sparse.values, part, each } };
  for (const [name, run] of Object.entries(runs)) {
    checkRun(gltf, { ...run, count: sparse.count }, `${field}.sparse.${name}`, views);
    if (gltf.bufferViews[run.bufferView]!.byteStride !== undefined) throw new ImportError(`bufferViews.${run.bufferView}.byteStride`, 'sparseStride');
  }
}

/** Entries one behind the other in a view: bytes of one number (`part`) and of one entry (`each`). */
interface Run {
  readonly bufferView: number;
  readonly byteOffset: number;
  readonly count: number;
  readonly part: number;
  readonly each: number;
}

function checkRun(gltf: Gltf, { bufferView, byteOffset, count, part, each }: Run, field: string, views: readonly number[]): void {
  const { byteStride } = entry(gltf.bufferViews, bufferView, `${field}.bufferView`);
  const stride = byteStride ?? each;
  if (stride < each) throw new ImportError(`${field}`, 'overlapping');
  const end = byteOffset + (count - 1) * stride + each;
  if (end > views[bufferView]!) throw new ImportError(`${field}.count`, 'listBeyond', { count, end, there: views[bufferView]! });
  if (byteOffset % part !== 0) throw new ImportError(`${field}.byteOffset`, 'crooked');
}

/** Triangles of a mesh. */
function checkMesh(gltf: Gltf, mesh: number): number {
  return gltf.meshes[mesh]!.primitives.reduce((sum, { attributes, indices, material, mode }, i) => {
    const field = `meshes.${mesh}.primitives.${i}`;
    if (material !== undefined) entry(gltf.materials, material, `${field}.material`);
    if (mode < 4) return sum;
    const { POSITION: place, ...others } = attributes;
    if (place === undefined) throw new ImportError(`${field}.attributes.POSITION`, 'missing');
    const corners = entry(gltf.accessors, place, `${field}.attributes.POSITION`);
    if (corners.type !== 'VEC3') throw new ImportError(`${field}.attributes.POSITION`, 'notWidth3');
    for (const [name, at] of Object.entries(others)) {
      const list = entry(gltf.accessors, at, `${field}.attributes.${name}`);
      if (list.count < corners.count) throw new ImportError(`${field}.attributes.${name}`, 'fewerThanCorners', { there: list.count, corners: corners.count });
    }
    const order = indices === undefined ? undefined : entry(gltf.accessors, indices, `${field}.indices`);
    if (order !== undefined && (order.type !== 'SCALAR' || order.componentType === 5126)) throw new ImportError(`${field}.indices`, 'notWhole');
    const count = order?.count ?? corners.count;
    return sum + (mode === 4 ? Math.floor(count / 3) : Math.max(0, count - 2));
  }, 0);
}

/** No node hangs below itself or below two others, and all that are shown are not more than can be. */
function checkNodes(gltf: Gltf, triangles: readonly number[]): void {
  const parents = new Uint8Array(gltf.nodes.length);
  gltf.nodes.forEach(({ children, mesh }, i) => {
    if (mesh !== undefined) entry(gltf.meshes, mesh, `nodes.${i}.mesh`);
    for (const child of children) {
      entry(gltf.nodes, child, `nodes.${i}.children`);
      if (parents[child]!++ > 0) throw new ImportError(`nodes.${i}.children`, 'twoParents', { node: child });
    }
  });
  let [sum, shown] = [0, 0];
  const walk = (at: number, depth: number, field: string): void => {
    const { mesh, children } = entry(gltf.nodes, at, field);
    if (depth > DEEPEST_NODE) throw new ImportError(`nodes.${at}`, 'tooDeep', { most: DEEPEST_NODE });
    if (mesh !== undefined) {
      const times = repetitionsOf(gltf, at);
      sum += triangles[mesh]! * times;
      shown += gltf.meshes[mesh]!.primitives.length * times;
      if (sum > MOST_TRIANGLES) throw new ImportError('triangles', 'repeatedTooOften', { most: MOST_TRIANGLES });
      if (shown > MOST_OBJECTS) throw new ImportError('nodes', 'tooManyShown', { most: MOST_OBJECTS });
    }
    for (const child of children) walk(child, depth + 1, `nodes.${at}.children`);
  };
  for (const [i, { nodes }] of gltf.scenes.entries()) for (const node of nodes) walk(node, 0, `scenes.${i}.nodes`);
  if (gltf.scene !== undefined) entry(gltf.scenes, gltf.scene, 'scene');
  if (sum === 0) throw new ImportError('triangles', 'noneShown');
}
