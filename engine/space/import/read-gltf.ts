import { type Accessor, Logger, type mat4, type Material, type Node, type Primitive, WebIO } from '@gltf-transform/core';
import { EXTMeshGPUInstancing, KHRMeshQuantization } from '@gltf-transform/extensions';
import { checkGltf } from './gltf-checks.ts';
import { shownImages, type Unpacked, unpackGltf } from './gltf-container.ts';
import type { Gltf } from './gltf-form.ts';
import { planDraco, unpackDraco } from './gltf-draco.ts';
import { instancing, placesOf, placingOf, withInstancesAlone } from './gltf-instances.ts';
import { planMeshopt, unpackMeshopt } from './gltf-meshopt.ts';
import { checkSparse } from './gltf-sparse.ts';
import { ImportError } from './import-error.ts';
import { MOST_PIXELS } from './limits.ts';
import { type LeftOut, type Pixels, PLAIN, type RawModel, type RawPart, type Reading, type Unpack } from './raw.ts';
import { checkedSize, colourAt, movedOn } from './texture.ts';

/** What reads the checked description. Nothing of it is fetched: every buffer is given. */
const reader = new WebIO().registerExtensions([KHRMeshQuantization, EXTMeshGPUInstancing]).setLogger(new Logger(Logger.Verbosity.SILENT));

type Pictures = readonly (Pixels | null)[];

/** Reads a glTF, binary or text, with the files beside it. Throws `ImportError` naming the field. */
export async function readGltf(bytes: Uint8Array, { unpack, draco, beside = new Map() }: Reading): Promise<RawModel> {
  const unpacked = unpackGltf(bytes, beside);
  const views = planMeshopt(withScene(unpacked.gltf));
  const meshes = planDraco(views.gltf);
  checkGltf(meshes.gltf);
  const { gltf, buffers } = await unpackDraco(meshes.packed, meshes.gltf, await unpackMeshopt(views.packed, unpacked.buffers), draco);
  checkSparse(gltf, buffers);
  const { pictures, missed } = await picturesOf({ ...unpacked, gltf, buffers }, unpack ?? null);
  const document = await reader.readJSON(plainOf(gltf, buffers) as never);
  const root = document.getRoot();
  const scene = root.getDefaultScene() ?? root.listScenes()[0]!;
  const materials = root.listMaterials();
  const parts: RawPart[] = [];
  scene.traverse((node) => {
    const shown = (node.getMesh()?.listPrimitives() ?? []).filter((primitive) => primitive.getMode() >= 4);
    for (const place of shown.length === 0 ? [] : placesOf(node)) {
      for (const primitive of shown) parts.push(partOf(node, place, primitive, gltf, materials, pictures));
    }
  });
  const leftOut: LeftOut[] = [];
  if (missed) leftOut.push('texture');
  if ((gltf.animations ?? []).length > 0 || gltf.nodes.some(({ skin }) => skin !== undefined)) leftOut.push('motion');
  return { format: 'glTF', parts, leftOut };
}

/** A model that says no scene shows every node that hangs below no other. */
function withScene(gltf: Gltf): Gltf {
  if (gltf.scenes.length > 0) return gltf;
  const below = new Set(gltf.nodes.flatMap(({ children }) => children));
  return { ...gltf, scenes: [{ nodes: gltf.nodes.flatMap((_, i) => (below.has(i) ? [] : [i])) }] };
}

/** The description with what shapes need alone, and its data by names of our own. */
function plainOf(gltf: Gltf, buffers: readonly Uint8Array[]): object {
  const { scene, scenes, nodes, meshes, accessors, bufferViews, materials } = gltf;
  const json = {
    asset: { version: '2.0' }, ...instancing(nodes), ...(scene === undefined ? {} : { scene }), scenes, meshes, accessors, bufferViews,
    nodes: nodes.map(({ skin: _, ...node }) => withInstancesAlone(node, placingOf(node))), materials: materials.map((_, i) => ({ name: `${i}` })),
    buffers: buffers.map(({ length }, i) => ({ uri: `buffer-${i}`, byteLength: length })),
  };
  return { json, resources: Object.fromEntries(buffers.map((bytes, i) => [`buffer-${i}`, bytes])) };
}

/** The pictures that colour something, unpacked. Throws `ImportError` where they are too large. */
async function picturesOf({ gltf, buffers, images }: Unpacked, unpack: Unpack | null): Promise<{ readonly pictures: Pictures; readonly missed: boolean }> {
  const shown = shownImages(gltf);
  const pictures: (Pixels | null)[] = [];
  let [pixels, missed] = [0, false];
  for (const [i, { uri, bufferView }] of gltf.images.entries()) {
    const field = `images.${i}`;
    const view = bufferView === undefined ? undefined : gltf.bufferViews[bufferView];
    const bytes = images[i] ?? (view === undefined ? null : buffers[view.buffer]!.subarray(view.byteOffset, view.byteOffset + view.byteLength));
    if (bytes === null && uri === undefined) throw new ImportError(field, 'pictureEmpty');
    const size = bytes === null ? null : checkedSize(field, bytes);
    pixels += (size?.width ?? 0) * (size?.height ?? 0);
    if (pixels > MOST_PIXELS) throw new ImportError(field, 'picturesTooLarge', { most: MOST_PIXELS / 1024 / 1024 });
    const read = bytes === null || size === null || unpack === null || !shown.has(i) ? null : await unpack(bytes, size.kind);
    if (read === null && shown.has(i)) missed = true;
    pictures.push(read);
  }
  return { pictures, missed };
}

function partOf(node: Node, matrix: mat4, primitive: Primitive, gltf: Gltf, materials: readonly Material[], pictures: Pictures): RawPart {
  const positions = numbersOf(primitive.getAttribute('POSITION')!, 3);
  for (let i = 0; i < positions.length; i += 3) {
    const [x, y, z] = [positions[i]!, positions[i + 1]!, positions[i + 2]!];
    for (let k = 0; k < 3; k++) positions[i + k] = matrix[k]! * x + matrix[4 + k]! * y + matrix[8 + k]! * z + matrix[12 + k]!;
  }
  const index = trianglesOf(primitive, positions.length / 3, isMirrored(matrix));
  const number = materials.indexOf(primitive.getMaterial()!);
  const material = gltf.materials[number];
  const pbr = material?.pbrMetallicRoughness;
  const [red, green, blue] = material === undefined ? PLAIN.colour : pbr?.baseColorFactor ?? [1, 1, 1];
  const glow = Math.min(1, Math.max(...(material?.emissiveFactor ?? [0])));
  return {
    name: node.getName() || (node.getMesh()?.getName() ?? ''), material: material?.name ?? '',
    colour: [red!, green!, blue!], glow,
    rough: pbr?.roughnessFactor ?? PLAIN.rough, metal: material === undefined ? PLAIN.metal : pbr?.metallicFactor ?? PLAIN.metal,
    positions, index, colours: coloursOf(primitive, positions.length / 3, gltf, material, pictures),
  };
}

type GltfMaterial = Gltf['materials'][number] | undefined;

/** Colours of corners: their own, times that of the picture there, times the material's. */
function coloursOf(primitive: Primitive, count: number, gltf: Gltf, material: GltfMaterial, pictures: Pictures): Float32Array | null {
  const own = primitive.getAttribute('COLOR_0');
  const texture = material?.pbrMetallicRoughness?.baseColorTexture;
  const source = texture === undefined ? undefined : gltf.textures[texture.index]!.source;
  const picture = source === undefined ? null : pictures[source] ?? null;
  const moved = texture?.extensions?.KHR_texture_transform;
  const places = texture === undefined ? null : primitive.getAttribute(`TEXCOORD_${moved?.texCoord ?? texture.texCoord ?? 0}`);
  if (own === null && (picture === null || places === null)) return null;
  const colours = new Float32Array(count * 3).fill(1);
  const plain = places === null ? null : numbersOf(places, 2);
  const uv = plain === null || moved === undefined ? plain : movedOn(plain, moved);
  for (let i = 0; i < count; i++) if (picture !== null && uv !== null) colourAt(picture, uv[i * 2]!, uv[i * 2 + 1]!, colours, i * 3);
  const tint = own === null ? null : numbersOf(own, 3);
  const whole = material?.pbrMetallicRoughness?.baseColorFactor ?? [1, 1, 1];
  for (let i = 0; i < colours.length; i++) colours[i] = Math.min(1, Math.max(0, colours[i]! * (tint?.[i] ?? 1) * whole[i % 3]!));
  return colours;
}

/** The first numbers of every entry of a list, unpacked to what they mean. */
function numbersOf(list: Accessor, width: number): Float32Array {
  const count = list.getCount();
  const numbers = new Float32Array(count * width);
  const entry: number[] = [];
  for (let i = 0; i < count; i++) {
    list.getElement(i, entry);
    for (let k = 0; k < width; k++) numbers[i * width + k] = entry[k] ?? 0;
  }
  return numbers;
}

/** Three corners a triangle, whatever order the file has them in. Throws `ImportError` where one is not there. */
function trianglesOf(primitive: Primitive, corners: number, mirrored: boolean): Uint32Array {
  const order = primitive.getIndices()?.getArray() ?? Uint32Array.from({ length: corners }, (_, i) => i);
  for (let i = 0; i < order.length; i++) {
    if (order[i]! >= corners) throw new ImportError('indices', 'indexBeyond', { at: order[i]!, there: corners });
  }
  const mode = primitive.getMode();
  const count = mode === 4 ? Math.floor(order.length / 3) : Math.max(0, order.length - 2);
  const index = new Uint32Array(count * 3);
  for (let t = 0; t < count; t++) {
    const at = mode === 4 ? [t * 3, t * 3 + 1, t * 3 + 2] : mode === 6 ? [0, t + 1, t + 2] : t % 2 === 0 ? [t, t + 1, t + 2] : [t + 1, t, t + 2];
    const [a, b, c] = at.map((i) => order[i]!) as [number, number, number];
    index.set(mirrored ? [a, c, b] : [a, b, c], t * 3);
  }
  return index;
}

/** Whether a transform turns left into right, so that fronts become backs. */
function isMirrored(m: readonly number[]): boolean {
  const [a, b, c, d, e, f, g, h, i] = [m[0]!, m[1]!, m[2]!, m[4]!, m[5]!, m[6]!, m[8]!, m[9]!, m[10]!];
  return a * (e * i - f * h) - b * (d * i - f * g) + c * (d * h - e * g) < 0;
}
