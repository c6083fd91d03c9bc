/** Files of glTF whose lists are sparse, whole numbers, packed or moved, good and hostile: every one made by script. */
import { addView, ball, glb, gltf, gltfDraft, type GltfDraft, platform } from '../../testing/models.ts';
import { draco, meshopt } from '../../testing/packed-models.ts';
import { crate, type Given, png, text } from './given.fixture.ts';

/** The crate with corners written over: corner by number, and where it is then (m). */
function sparse(over: readonly (readonly [corner: number, x: number, y: number, z: number])[], change: (sparse: Sparse, json: GltfDraft['json']) => void = () => {}, whole = true): Uint8Array {
  const draft = gltfDraft([crate]);
  const said: Sparse = {
    count: over.length,
    indices: { bufferView: addView(draft, Uint8Array.from(over, ([corner]) => corner)), componentType: 5121 },
    values: { bufferView: addView(draft, new Uint8Array(Float32Array.from(over.flatMap(([, ...place]) => place)).buffer)) },
  };
  draft.json.accessors[0]!['sparse'] = said;
  if (!whole) delete draft.json.accessors[0]!['bufferView'];
  change(said, draft.json);
  return glb(draft);
}

interface Sparse {
  count: number;
  indices: Record<string, unknown>;
  values: Record<string, unknown>;
}

/** A corner of the crate (m), as high as it is, or higher. */
const corner = (at: number, y = crate.positions[at * 3 + 1]! / 1000) => [at, crate.positions[at * 3]! / 1000, y, crate.positions[at * 3 + 2]! / 1000] as const;
/** The crate's roof raised by a centimetre. */
const RAISED = [4, 5, 6, 7].map((at) => corner(at, 0.05));
/** Every corner of the crate, of a list that is otherwise empty. */
const EVERY = Array.from({ length: 8 }, (_, at) => corner(at));

/** The crate with whole numbers for corners, brought to its size by its node. `normalized`: of the greatest number, as -1 to 1. */
function quantized(normalized: boolean, byteStride = 8): Uint8Array {
  const draft = gltfDraft([crate]);
  const whole = new Int16Array(8 * 4);
  for (let at = 0; at < 8; at++) whole.set(crate.positions.slice(at * 3, at * 3 + 3).map((n) => (normalized ? Math.round((n / 40) * 32767) : n)), at * 4);
  const bufferView = addView(draft, new Uint8Array(whole.buffer), { byteStride });
  draft.json.accessors[0] = { bufferView, componentType: 5122, count: 8, type: 'VEC3', normalized };
  draft.json.nodes[0]!['scale'] = Array.from({ length: 3 }, () => (normalized ? 0.04 : 0.001));
  Object.assign(draft.json, { extensionsUsed: ['KHR_mesh_quantization'], extensionsRequired: ['KHR_mesh_quantization'] });
  return glb(draft);
}

/** The crate with a place on a picture for every corner, and how the material moves these: a material as programs write it whose lists are whole numbers. */
function onPicture(transform: Readonly<Record<string, unknown>>): Uint8Array {
  const draft = gltfDraft([crate]);
  const places = Float32Array.from({ length: 16 }, (_, i) => (i % 2 === 0 ? 0.125 : 0.25));
  draft.json.accessors.push({ bufferView: addView(draft, new Uint8Array(places.buffer)), componentType: 5126, count: 8, type: 'VEC2' });
  Object.assign(draft.json.meshes[0]!.primitives[0]!['attributes'] as object, { TEXCOORD_1: 2 });
  Object.assign(draft.json, { images: [{ uri: png(8, 8) }], textures: [{ source: 0 }], extensionsRequired: ['KHR_texture_transform'] });
  draft.json.materials[0] = { pbrMetallicRoughness: { baseColorTexture: { index: 0, extensions: { KHR_texture_transform: { texCoord: 1, ...transform } } } } };
  return glb(draft);
}

const [CRATE, PLATFORM] = [await meshopt(gltfDraft([crate])), await meshopt(gltfDraft(platform()))];

/** The crate packed by meshopt, and what is said of its corners (0) or triangles (1) changed. */
function packed(change: (json: GltfDraft['json'], corners: Record<string, unknown>, triangles: Record<string, unknown>) => void): Uint8Array {
  const json = structuredClone(CRATE.json);
  const [corners, triangles] = json.bufferViews.map((view) => (view['extensions'] as Record<string, Record<string, unknown>>)['EXT_meshopt_compression']!);
  change(json, corners!, triangles!);
  return glb({ ...CRATE, json });
}

const DRACO = await draco(gltfDraft([crate]), crate);

/** The crate packed by Draco, what is said of it changed, and its bytes. */
function dracoed(change: (json: GltfDraft['json'], primitive: Record<string, unknown> & { extensions: Record<string, { bufferView: number; attributes: Record<string, number> }> }) => void, write: (bytes: Uint8Array) => void = () => {}): Uint8Array {
  const [json, bin] = [structuredClone(DRACO.json), DRACO.bin.slice()];
  change(json, json.meshes[0]!.primitives[0] as never);
  write(bin);
  return glb({ json, bin });
}

const AT_DRACO = '"meshes.0.primitives.0.extensions.KHR_draco_mesh_compression';

const MESHOPT = 'EXT_meshopt_compression';
const [CRATE_LONG, TRIANGLES_LONG] = CRATE.json.bufferViews.map((view) => (view['extensions'] as Record<string, Record<string, number>>)[MESHOPT]!['byteLength']!);

export const packedGood: readonly Given[] = [
  { name: 'meshopt.glb', bytes: glb(CRATE) },
  { name: 'meshopt-newer.glb', bytes: glb(await meshopt(gltfDraft([crate]), 'KHR_meshopt_compression')) },
  { name: 'meshopt-platform.gltf', bytes: text(JSON.stringify({ ...PLATFORM.json, buffers: [{ ...PLATFORM.json.buffers[0]!, uri: 'packed.bin' }, { ...PLATFORM.json.buffers[1]!, uri: 'unpacked.bin' }] })), beside: new Map([['packed.bin', PLATFORM.bin]]) },
  { name: 'draco.glb', bytes: glb(DRACO) },
  { name: 'draco-sequential.glb', bytes: glb(await draco(gltfDraft([crate]), crate, 'sequential')) },
  { name: 'draco-rock.gltf', bytes: gltf(await draco(gltfDraft([crate]), ball('rock', 60, 60, 80, 0.1))) },
  { name: 'picture-shifted.glb', bytes: onPicture({ offset: [0.5, 0.25], scale: [2, 2] }) },
  { name: 'picture-turned.glb', bytes: onPicture({ rotation: Math.PI / 2, offset: [0, 1] }) },
  { name: 'roof-raised-sparse.glb', bytes: sparse(RAISED) },
  { name: 'all-sparse.glb', bytes: sparse(EVERY, undefined, false) },
  { name: 'quantized.glb', bytes: quantized(false) },
  { name: 'quantized-normalized.glb', bytes: quantized(true) },
];

export const packedHostile: readonly Given[] = [
  { name: 'sparse-billions.glb', bytes: sparse(RAISED, (said) => { said.count = 1e9; }), refused: '"accessors.0.sparse.count": it must be at most 4500000, there is 1000000000' },
  { name: 'sparse-more-than-all.glb', bytes: sparse([...EVERY, ...RAISED]), refused: '"accessors.0.sparse.count": it writes over 12 entries; there are 8' },
  { name: 'sparse-none.glb', bytes: sparse(RAISED, (said) => { said.count = 0; }), refused: '"accessors.0.sparse.count": it must be at least 1, there is 0' },
  { name: 'sparse-falling.glb', bytes: sparse([...RAISED].reverse()), refused: '"accessors.0.sparse.indices": entry 6 stands behind entry 7; they must rise' },
  { name: 'sparse-twice.glb', bytes: sparse([RAISED[0]!, RAISED[0]!]), refused: '"accessors.0.sparse.indices": entry 4 stands behind entry 4; they must rise' },
  { name: 'sparse-beyond.glb', bytes: sparse([RAISED[0]!, [8, 0, 0, 0]]), refused: '"accessors.0.sparse.indices": they name entry 8; there are 8' },
  { name: 'sparse-beyond-its-view.glb', bytes: sparse(RAISED, (said) => { said.count = 6; }), refused: '"accessors.0.sparse.indices.count": its 6 entries end at byte 6; its view has 4' },
  { name: 'sparse-values-beyond.glb', bytes: sparse(RAISED, (said) => { said.values['byteOffset'] = 4; }), refused: '"accessors.0.sparse.values.count": its 4 entries end at byte 52; its view has 48' },
  { name: 'sparse-no-view.glb', bytes: sparse(RAISED, (said) => { said.indices['bufferView'] = 70; }), refused: '"accessors.0.sparse.indices.bufferView": it names number 70; there are 4' },
  { name: 'sparse-striding.glb', bytes: sparse(RAISED, (_, json) => { json.bufferViews[3]!['byteStride'] = 12; }), refused: '"bufferViews.3.byteStride": entries that are written over others lie side by side' },
  { name: 'sparse-crooked.glb', bytes: sparse(RAISED, (said) => { said.indices['componentType'] = 5123; said.indices['byteOffset'] = 1; said.count = 1; }), refused: '"accessors.0.sparse.indices.byteOffset": it is not a multiple of what a number takes' },
  { name: 'sparse-float-indices.glb', bytes: sparse(RAISED, (said) => { said.indices['componentType'] = 5126; }), refused: '"accessors.0.sparse.indices.componentType": it must be one of 5121, 5123, 5125' },
  { name: 'quantized-overlapping.glb', bytes: quantized(false, 4), refused: '"accessors.0": its entries overlap' },
  { name: 'quantized-beyond.glb', bytes: quantized(false, 12), refused: '"accessors.0.count": its 8 entries end at byte 90; its view has 64' },
  { name: 'meshopt-broken.glb', bytes: (() => { const bin = CRATE.bin.map((byte, i) => (i < 40 ? 0xff : byte)); return glb({ ...CRATE, bin }); })(), refused: `"bufferViews.0.extensions.${MESHOPT}": what is packed is broken` },
  { name: 'meshopt-cut.glb', bytes: packed((_, corners) => { corners['byteLength'] = 20; }), refused: `"bufferViews.0.extensions.${MESHOPT}": what is packed is broken` },
  { name: 'meshopt-bomb.glb', bytes: packed((_, corners) => { corners['count'] = 22_000_000; }), refused: `"bufferViews.0.extensions.${MESHOPT}.count": 22000000 entries cannot come of ${CRATE_LONG} bytes` },
  { name: 'meshopt-bomb-of-triangles.glb', bytes: packed((_, __, triangles) => { triangles['count'] = 3_000_000; }), refused: `"bufferViews.1.extensions.${MESHOPT}.count": 3000000 entries cannot come of ${TRIANGLES_LONG} bytes` },
  { name: 'meshopt-many.glb', bytes: glb({ bin: new Uint8Array(50_000), json: (() => { const json = structuredClone(CRATE.json); json.buffers[0]!['byteLength'] = 50_000; json.bufferViews = Array.from({ length: 20_000 }, () => ({ buffer: 1, byteLength: 48_000_000, extensions: { [MESHOPT]: { buffer: 0, byteLength: 50_000, byteStride: 12, count: 4_000_000, mode: 'ATTRIBUTES' } } })); return json; })() }), refused: `"bufferViews.5.extensions.${MESHOPT}": up to here what is packed takes more than 256 MB` },
  { name: 'meshopt-billions.glb', bytes: packed((_, corners) => { corners['count'] = 4e9; }), refused: `"bufferViews.0.extensions.${MESHOPT}.count": it must be at most 268435456, there is 4000000000` },
  { name: 'meshopt-beyond.glb', bytes: packed((_, corners) => { corners['byteLength'] = 9000; }), refused: `"bufferViews.0.extensions.${MESHOPT}": it ends at byte 9000; its buffer has ${CRATE.bin.length}` },
  { name: 'meshopt-no-buffer.glb', bytes: packed((_, corners) => { corners['buffer'] = 7; }), refused: `"bufferViews.0.extensions.${MESHOPT}.buffer": it names number 7; there are 2` },
  { name: 'meshopt-of-nothing.glb', bytes: packed((_, corners) => { corners['buffer'] = 1; }), refused: `"bufferViews.0.extensions.${MESHOPT}": it ends at byte ${CRATE_LONG}; its buffer has 0` },
  { name: 'meshopt-crooked.glb', bytes: packed((json, corners) => { corners['byteStride'] = 13; delete json.bufferViews[0]!['byteStride']; }), refused: `"bufferViews.0.extensions.${MESHOPT}.byteStride": entries of 13 bytes are none of ATTRIBUTES` },
  { name: 'meshopt-other-stride.glb', bytes: packed((json) => { json.bufferViews[0]!['byteStride'] = 16; }), refused: `"bufferViews.0.extensions.${MESHOPT}.byteStride": entries of 12 bytes are none of ATTRIBUTES` },
  { name: 'meshopt-half-triangle.glb', bytes: packed((_, __, triangles) => { triangles['count'] = 35; }), refused: `"bufferViews.1.extensions.${MESHOPT}.count": 35 corners are no whole triangles` },
  { name: 'meshopt-filter.glb', bytes: packed((_, corners) => { corners['filter'] = 'OCTAHEDRAL'; }), refused: `"bufferViews.0.extensions.${MESHOPT}.filter": OCTAHEDRAL does not go with entries of 12 bytes of ATTRIBUTES` },
  { name: 'meshopt-list-too-long.glb', bytes: packed((json) => { json.accessors[0]!['count'] = 9; }), refused: '"accessors.0.count": its 9 entries end at byte 108; its view has 96' },
  { name: 'meshopt-unpacked-view.glb', bytes: packed((json) => { delete json.bufferViews[0]!['extensions']; }), refused: '"bufferViews.0": it ends at byte 96; its buffer has 0' },
  { name: 'picture-moved-by-nothing.glb', bytes: onPicture({ offset: [0] }), refused: '"materials.0.pbrMetallicRoughness.baseColorTexture.extensions.KHR_texture_transform.offset": it has fewer entries than 2' },
  { name: 'picture-turned-forever.glb', bytes: onPicture({ rotation: 1e300 }), refused: '"materials.0.pbrMetallicRoughness.baseColorTexture.extensions.KHR_texture_transform.rotation": it must be at most 1000, there is 1e+300' },
  { name: 'draco-broken.glb', bytes: dracoed(() => {}, (bytes) => bytes.fill(0xff, 20)), refused: `${AT_DRACO}": what is packed is broken` },
  { name: 'draco-cut.glb', bytes: dracoed((json) => { json.bufferViews[0]!['byteLength'] = 30; }), refused: `${AT_DRACO}": what is packed is broken` },
  { name: 'draco-no-head.glb', bytes: dracoed((json) => { json.bufferViews[0]!['byteLength'] = 4; }), refused: `${AT_DRACO}": what is packed does not begin as it must` },
  { name: 'draco-points.glb', bytes: dracoed(() => {}, (bytes) => { bytes[7] = 0; }), refused: `${AT_DRACO}": what is packed does not begin as it must` },
  { name: 'draco-notes.glb', bytes: dracoed(() => {}, (bytes) => { bytes[10] = 0x80; }), refused: `${AT_DRACO}": what is packed does not begin as it must` },
  { name: 'draco-old.glb', bytes: dracoed(() => {}, (bytes) => { bytes[5] = 1; }), refused: `${AT_DRACO}": what is packed does not begin as it must` },
  { name: 'draco-bomb.glb', bytes: dracoed(() => {}, (bytes) => bytes.set([0xff, 0xff, 0xff, 0x7f], 13)), refused: `${AT_DRACO}": it holds 268435455 triangles; the description says 12` },
  { name: 'draco-many-corners.glb', bytes: dracoed(() => {}, (bytes) => bytes.set([127, 12], 12)), refused: `${AT_DRACO}": it holds 12 triangles; the description says 12` },
  { name: 'draco-more-than-said.glb', bytes: dracoed((json) => { json.accessors[1]!['count'] = 30; }), refused: `${AT_DRACO}": it holds 12 triangles; the description says 10` },
  { name: 'draco-other-corners.glb', bytes: dracoed((json) => { json.accessors[0]!['count'] = 7; }), refused: `${AT_DRACO}": it holds 12 triangles of 8 corners; the description says 12 of 7` },
  { name: 'draco-no-list.glb', bytes: dracoed((_, { extensions }) => { extensions['KHR_draco_mesh_compression']!.attributes['POSITION'] = 9; }), refused: `${AT_DRACO}.attributes.POSITION": there is no list 9 of 3 numbers each` },
  { name: 'draco-other-width.glb', bytes: dracoed((json) => { json.accessors[2]!['type'] = 'VEC4'; }), refused: `${AT_DRACO}.attributes.COLOR_0": there is no list 1 of 4 numbers each` },
  { name: 'draco-no-view.glb', bytes: dracoed((_, { extensions }) => { extensions['KHR_draco_mesh_compression']!.bufferView = 3; }), refused: `${AT_DRACO}.bufferView": it names number 3; there are 1` },
  { name: 'draco-strip.glb', bytes: dracoed((_, primitive) => { primitive['mode'] = 5; }), refused: '"meshes.0.primitives.0.mode": what Draco packed is read as triangles only' },
  { name: 'draco-no-order.glb', bytes: dracoed((_, primitive) => { delete primitive['indices']; }), refused: '"meshes.0.primitives.0.indices": it is missing' },
  { name: 'draco-huge.glb', bytes: dracoed((json) => { for (const accessor of json.accessors) Object.assign(accessor, { count: 4_400_000, type: accessor['type'] === 'SCALAR' ? 'SCALAR' : 'MAT4' }); }), refused: '"accessors.3": up to here its lists take more than 256 MB' },
];
