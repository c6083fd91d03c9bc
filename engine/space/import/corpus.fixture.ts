/** Files of models, good and hostile, in three formats: every one made by script. */
import { addView, ball, box, glb, gltf, gltfDraft, type GltfDraft, ladder, obj, platform, stl, textStl, together } from '../../testing/models.ts';
import { draco, meshopt } from '../../testing/packed-models.ts';

export interface Given {
  readonly name: string;
  readonly bytes: Uint8Array;
  /** Files that are chosen together with it. */
  readonly beside?: ReadonlyMap<string, Uint8Array>;
  /** What whoever brought it reads where it is refused; absent where it becomes a piece. */
  readonly refused?: string;
}

const text = (words: string): Uint8Array => new TextEncoder().encode(words);
const crate = box('crate', [-30, 0, -30], [30, 40, 30]);
const CUBE = 'v -20 0 -20\nv 20 0 -20\nv 20 0 20\nv -20 0 20\nv -20 30 -20\nv 20 30 -20\nv 20 30 20\nv -20 30 20\n';
const QUADS = 'f 1 2 3 4\nf 8 7 6 5\nf 1 5 6 2\nf 2 6 7 3\nf 3 7 8 4\nf 4 8 5 1\n';

/** A crate's glTF, changed. */
function changed(change: (draft: GltfDraft['json']) => void, write = glb): Uint8Array {
  const draft = gltfDraft([crate]);
  change(draft.json);
  return write(draft);
}

/** Its binary form with some bytes written over. */
function cut(change: (bytes: Uint8Array, view: DataView) => Uint8Array | void): Uint8Array {
  const bytes = glb(gltfDraft([crate]));
  return change(bytes, new DataView(bytes.buffer)) ?? bytes;
}

/** The first bytes of a picture that says how large it is. */
const png = (width: number, height: number): string => `data:image/png;base64,${pngHead(width, height).toString('base64')}`;

function pngHead(width: number, height: number): Buffer {
  const bytes = Buffer.alloc(33);
  bytes.writeUInt32BE(0x89504e47, 0);
  bytes.writeUInt32BE(0x0d0a1a0a, 4);
  bytes.write('IHDR', 12);
  bytes.writeUInt32BE(width, 16);
  bytes.writeUInt32BE(height, 20);
  return bytes;
}

const withPicture = (uri: string) => (json: GltfDraft['json']): void => {
  json['images'] = [{ uri }];
  json['textures'] = [{ source: 0 }];
  json.materials[0] = { pbrMetallicRoughness: { baseColorTexture: { index: 0 } } };
};

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

/** The crate as text that names its data, and a picture where one is said. */
function apart(data: string, picture?: string, beside: Readonly<Record<string, Uint8Array>> = {}, change: (json: GltfDraft['json']) => void = () => {}): Pick<Given, 'bytes' | 'beside'> {
  const draft = gltfDraft([crate]);
  draft.json.buffers[0]!['uri'] = data;
  if (picture !== undefined) withPicture(picture)(draft.json);
  change(draft.json);
  return { bytes: text(JSON.stringify(draft.json)), beside: new Map(Object.entries(beside)) };
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

const BIN = gltfDraft([crate]).bin;
const OUTSIDE = 'Nothing outside the files that are given is read: save the model as one file (.glb)';
const elsewhere = (uri: string): string => `"buffers.0.uri": it names another place: "${uri}". ${OUTSIDE}`;
const TOGETHER = 'choose or drop the model together with what it needs';

const good: readonly Given[] = [
  { name: 'platform.obj', bytes: obj(platform()) },
  { name: 'platform.stl', bytes: stl(platform()) },
  { name: 'platform-text.stl', bytes: textStl(platform()) },
  { name: 'platform.glb', bytes: glb(gltfDraft(platform())) },
  { name: 'platform.gltf', bytes: gltf(gltfDraft(platform())) },
  { name: 'crate.obj', bytes: obj([crate]) },
  { name: 'crate.stl', bytes: stl([crate]) },
  { name: 'crate.glb', bytes: glb(gltfDraft([crate])) },
  { name: 'life-sized.glb', bytes: glb(gltfDraft([box('hut', [-2000, 0, -1500], [2000, 3000, 1500])])) },
  { name: 'inches.stl', bytes: stl([box('block', [-2, 0, -2], [2, 3, 2])]) },
  { name: 'far-away.obj', bytes: obj([box('block', [1000, 500, 1000], [1080, 560, 1080])]) },
  { name: 'rock.stl', bytes: stl([ball('rock', 60, 40, 60, 0.06)]) },
  { name: 'rock.glb', bytes: glb(gltfDraft([ball('rock', 60, 60, 80, 0.1)])) },
  { name: 'ladder.obj', bytes: obj([ladder('ladder', 90)]) },
  { name: 'quads.obj', bytes: text(CUBE + QUADS) },
  { name: 'negative-numbers.obj', bytes: text(`${CUBE}f -8 -7 -6 -5\nf -1 -2 -3 -4\nf -8 -4 -3 -7\nf -7 -3 -2 -6\nf -6 -2 -1 -5\nf -5 -1 -4 -8\n`) },
  { name: 'windows-lines.obj', bytes: text((CUBE + QUADS).replaceAll('\n', '\r\n')) },
  { name: 'with-materials.obj', bytes: text(`mtllib paint.mtl\n${CUBE}usemtl red\n${QUADS}`) },
  { name: 'with-comments.obj', bytes: text(`# made by hand\n\n${CUBE}# faces\n${QUADS}`) },
  { name: 'picture-and-normals.obj', bytes: text(`${CUBE}vt 0 0\nvn 0 1 0\n${QUADS.replace(/(\d)/g, '$1/1/1')}`) },
  { name: 'coloured.obj', bytes: text(CUBE.replace(/\n/g, ' 0.8 0.2 0.1\n') + QUADS) },
  { name: 'inside-out.stl', bytes: stl([{ ...crate, index: [...crate.index].reverse() }]) },
  { name: 'one-sided.stl', bytes: stl([{ ...crate, index: crate.index.slice(0, 30) }]) },
  { name: 'a-strip.glb', bytes: changed((json) => { json.meshes[0]!.primitives[0]!['mode'] = 5; }) },
  { name: 'moved-and-mirrored.glb', bytes: changed((json) => { json.nodes[0] = { mesh: 0, scale: [-1, 1, 1], translation: [3, 0, 0] }; }) },
  { name: 'a-small-picture.glb', bytes: changed(withPicture(png(64, 64))) },
  { name: 'data-apart.gltf', ...apart('scene.bin', undefined, { 'scene.bin': BIN }) },
  { name: 'data-and-picture-apart.gltf', ...apart('scene.bin', 'paint.png', { 'paint.png': pngHead(2, 2), 'scene.bin': BIN, 'readme.bin': text('nothing') }) },
  { name: 'in-folders.gltf', ...apart('./scene.bin', 'textures/paint.png', { 'scene.bin': BIN, 'paint.png': pngHead(2, 2) }) },
  { name: 'encoded-name.gltf', ...apart('my%20sc%C3%A8ne%23.bin', undefined, { 'my scène#.bin': BIN }) },
  { name: 'composed-name.gltf', ...apart('sc\u00e8ne.bin', undefined, { 'sce\u0300ne.bin': BIN }) },
  { name: 'a-hundred-percent.gltf', ...apart('100%.bin', undefined, { '100%.bin': BIN }) },
  { name: 'picture-that-colours-nothing.gltf', ...apart('scene.bin', 'bumps.png', { 'scene.bin': BIN }, (json) => { json.materials[0] = {}; }) },
  { name: 'picture-apart.glb', bytes: changed(withPicture('paint.jpg')), beside: new Map([['paint.jpg', Uint8Array.from([0xff, 0xd8, 0xff, 0xc0, 0, 17, 8, 0, 2, 0, 2, 3])]]) },
  { name: 'meshopt.glb', bytes: glb(CRATE) },
  { name: 'meshopt-newer.glb', bytes: glb(await meshopt(gltfDraft([crate]), 'KHR_meshopt_compression')) },
  { name: 'meshopt-platform.gltf', bytes: text(JSON.stringify({ ...PLATFORM.json, buffers: [{ ...PLATFORM.json.buffers[0]!, uri: 'packed.bin' }, { ...PLATFORM.json.buffers[1]!, uri: 'unpacked.bin' }] })), beside: new Map([['packed.bin', PLATFORM.bin]]) },
  { name: 'draco.glb', bytes: glb(DRACO) },
  { name: 'draco-sequential.glb', bytes: glb(await draco(gltfDraft([crate]), crate, 'sequential')) },
  { name: 'draco-rock.gltf', bytes: gltf(await draco(gltfDraft([crate]), ball('rock', 60, 60, 80, 0.1))) },
  { name: 'roof-raised-sparse.glb', bytes: sparse(RAISED) },
  { name: 'all-sparse.glb', bytes: sparse(EVERY, undefined, false) },
  { name: 'quantized.glb', bytes: quantized(false) },
  { name: 'quantized-normalized.glb', bytes: quantized(true) },
  { name: 'no-scene.glb', bytes: changed((json) => { delete (json as Record<string, unknown>)['scenes']; delete json['scene']; }) },
  { name: 'many-crates.stl', bytes: stl([together('crates', ...Array.from({ length: 300 }, (_, i) => box('c', [(i % 20) * 12, 0, Math.floor(i / 20) * 12], [(i % 20) * 12 + 10, 10 + (i % 3), Math.floor(i / 20) * 12 + 10])))]) },
];

const hostile: readonly Given[] = [
  { name: 'empty.obj', bytes: text(''), refused: 'the file is empty' },
  { name: 'words.obj', bytes: text('this is no model at all'), refused: 'it is neither glTF, OBJ nor STL, or it is cut' },
  { name: 'a-picture.glb', bytes: Uint8Array.from([0xff, 0xd8, 0xff, 0xe0, 1, 2, 3]), refused: 'it is neither glTF, OBJ nor STL, or it is cut' },
  { name: 'a-page.gltf', bytes: text('<html><script>alert(1)</script></html>'), refused: 'it is a web page; glTF (.glb, .gltf), OBJ and STL are read' },
  { name: 'an-archive.stl', bytes: text('PK\u0003\u0004 and so on'), refused: 'it is a ZIP archive (or 3MF); glTF (.glb, .gltf), OBJ and STL are read' },
  { name: 'a-fbx.obj', bytes: text('Kaydara FBX Binary'), refused: 'it is FBX; glTF (.glb, .gltf), OBJ and STL are read' },
  { name: 'no-triangles.obj', bytes: text(CUBE), refused: '"triangles": it has none' },
  { name: 'no-number.obj', bytes: text(`v 0 0 zero\n${CUBE}${QUADS}`), refused: '"line 1": a corner is no number: "zero"' },
  { name: 'not-a-number.obj', bytes: text(`${CUBE}v NaN 0 0\n${QUADS}f 9 1 2\n`), refused: '"line 9": a corner is no number: "NaN"' },
  { name: 'endless.obj', bytes: text(`${CUBE}v 1e999 0 0\n${QUADS}f 9 1 2\n`), refused: '"line 9": a corner is no number: "1e999"' },
  { name: 'two-numbers.obj', bytes: text(`v 0 0\n${CUBE}${QUADS}`), refused: '"line 1": a corner needs three numbers' },
  { name: 'broken-index.obj', bytes: text(`${CUBE}${QUADS}f 1 2 99\n`), refused: '"line 15": a face names corner 99; so far there are 8' },
  { name: 'zero-index.obj', bytes: text(`${CUBE}${QUADS}f 0 1 2\n`), refused: '"line 15": a face names corner "0"' },
  { name: 'half-index.obj', bytes: text(`${CUBE}${QUADS}f 1.5 1 2\n`), refused: '"line 15": a face names corner "1.5"' },
  { name: 'two-corners.obj', bytes: text(`${CUBE}${QUADS}f 1 2\n`), refused: '"line 15": a face needs three corners' },
  { name: 'garbage.obj', bytes: text(`${CUBE}${'what is this\n'.repeat(300)}${QUADS}`), refused: '"line 209": this is no OBJ: too many lines say nothing known' },
  { name: 'very-far.obj', bytes: text(`${CUBE}v 1e9 0 0\n${QUADS}f 9 1 2\n`), refused: '"corners": one lies farther out than 10000000' },
  { name: 'specks.obj', bytes: text('v 0 0 0\nv 0 0 0\nv 0 0 0\nf 1 2 3\n'), refused: '"triangles": it has none that have a size' },
  { name: 'objects.obj', bytes: text(CUBE + 'o a\n'.repeat(5000) + QUADS), refused: '"objects": it has 5000; at most 4000 are read' },
  { name: 'empty.stl', bytes: stl([]), refused: '"triangles": it has none' },
  { name: 'not-a-number.stl', bytes: stl([{ ...crate, positions: [NaN, ...crate.positions.slice(1)] }]), refused: '"corners": one is no number' },
  { name: 'endless.stl', bytes: stl([{ ...crate, positions: [Infinity, ...crate.positions.slice(1)] }]), refused: '"corners": one is no number' },
  { name: 'cut.stl', bytes: stl([crate]).slice(0, 300), refused: 'it is neither glTF, OBJ nor STL, or it is cut' },
  { name: 'says-billions.stl', bytes: (() => { const bytes = stl([crate]); new DataView(bytes.buffer).setUint32(80, 4e9, true); return bytes; })(), refused: 'it is neither glTF, OBJ nor STL, or it is cut' },
  { name: 'cut-text.stl', bytes: textStl([crate]).slice(0, 500), refused: '"facet": a triangle that begins does not end: the file is cut or broken' },
  { name: 'no-end.stl', bytes: text(new TextDecoder().decode(textStl([crate])).replace('endsolid', '')), refused: '"endsolid": it is missing: the file is cut' },
  { name: 'solids.stl', bytes: text(`${'solid '.repeat(50_000)}endsolid`), refused: '"solid": a solid that begins does not end: the file is cut or broken' },
  { name: 'not-a-number-text.stl', bytes: text(new TextDecoder().decode(textStl([crate])).replace('vertex -30', 'vertex nan')), refused: '"vertex": a corner is no number' },
  { name: 'two-corners.stl', bytes: text(new TextDecoder().decode(textStl([crate])).replace(/vertex.*\n/, '')), refused: '"vertex": a triangle does not have three corners' },
  { name: 'cut.glb', bytes: cut((bytes) => bytes.slice(0, 200)), refused: '"length": it says 884 bytes, the file has 200: it is cut' },
  { name: 'only-a-head.glb', bytes: cut((bytes) => bytes.slice(0, 16)), refused: '"header": the file is cut' },
  { name: 'old.glb', bytes: cut((_, view) => view.setUint32(4, 1, true)), refused: '"version": it is glTF 1; version 2 is read' },
  { name: 'long-chunk.glb', bytes: cut((_, view) => view.setUint32(12, 0x7fffffff, true)), refused: '"chunk 0": its description goes beyond the end of the file' },
  { name: 'no-description.glb', bytes: cut((_, view) => view.setUint32(16, 7, true)), refused: '"chunk 0": it does not begin with its description' },
  { name: 'broken.gltf', bytes: text('{ "asset": { "version": "2.0" '), refused: 'it is not JSON: the file is cut or broken' },
  { name: 'nothing.gltf', bytes: text('{}'), refused: '"asset": it is missing' },
  { name: 'old.gltf', bytes: changed((json) => { json['asset'] = { version: '1.0' }; }, gltf), refused: '"asset.version": it is glTF 1.0; version 2 is read' },
  { name: 'missing-data.gltf', ...apart('scene.bin'), refused: `"buffers.0.uri": it needs "scene.bin": ${TOGETHER}` },
  { name: 'other-data.gltf', ...apart('scene.bin', undefined, { 'Scene.bin': BIN, 'scene.bin.bin': BIN, '__proto__': BIN }), refused: `"buffers.0.uri": it needs "scene.bin": ${TOGETHER}` },
  { name: 'missing-two.gltf', ...apart('a%20b.bin', 'textures/paint.png'), refused: `"buffers.0.uri": it needs "a b.bin", "paint.png": ${TOGETHER}` },
  { name: 'missing-many.gltf', ...apart('0.bin', undefined, {}, (json) => { json.buffers.push(...Array.from({ length: 20_000 - 1 }, (_, i) => ({ uri: `${i}.bin`, byteLength: 1 }))); }), refused: `"buffers.0.uri": it needs "0.bin", "1.bin", "2.bin", "3.bin", "4.bin", "5.bin" and 19993 more: ${TOGETHER}` },
  { name: 'missing-picture.gltf', ...apart('scene.bin', 'paint.png', { 'scene.bin': BIN }), refused: `"images.0.uri": it needs "paint.png": ${TOGETHER}` },
  { name: 'named-as-an-object.gltf', ...apart('__proto__'), refused: `"buffers.0.uri": it needs "__proto__": ${TOGETHER}` },
  { name: 'short-data.gltf', ...apart('scene.bin', undefined, { 'scene.bin': BIN.slice(0, 100) }), refused: '"buffers.0.byteLength": it says 240 bytes; there are 100' },
  { name: 'two-of-a-name.gltf', ...apart('a/x.bin', 'b/x.bin', { 'x.bin': BIN }), refused: '"images.0.uri": two files in different folders are called "x.bin": save the model as one file (.glb)' },
  { name: 'huge-picture-apart.gltf', ...apart('scene.bin', 'paint.png', { 'scene.bin': BIN, 'paint.png': pngHead(30_000, 30_000) }), refused: '"images.0": its picture is 30000 × 30000 pixels; at most 8192 × 8192 are read' },
  { name: 'much-beside.gltf', ...apart('scene.bin', undefined, { 'scene.bin': BIN, 'much.bin': new Uint8Array(96 * 1024 * 1024) }), refused: 'with the files beside it, it is larger than 96 MB' },
  ...[
    'https://example.org/a.bin', 'HTTP:a.bin', '//example.org/a.bin', '/etc/passwd', '../a.bin', 'a/../../a.bin', '..', '.', '', 'a/', '%2e%2e/a.bin', '..%2fa.bin', 'a%2Fb.bin', '..%5Ca.bin', '..\\a.bin',
    'C:\\secret.bin', 'file:///C:/secret.bin', 'blob:a', 'http%3A//example.org', 'a%00.bin', 'javascript:alert(1)', 'gantry://app/a.bin',
  ].map((uri) => ({ name: `elsewhere-${uri}.gltf`, ...apart(uri, undefined, { [uri]: BIN, 'a.bin': BIN, 'passwd': BIN, 'secret.bin': BIN }), refused: elsewhere(uri) })),
  { name: 'unshown-picture-elsewhere.glb', bytes: changed((json) => { json['images'] = [{ uri: 'http://127.0.0.1:9/picture.png' }]; }), refused: `"images.0.uri": it names another place: "http://127.0.0.1:9/picture.png". ${OUTSIDE}` },
  { name: 'path.glb', bytes: changed(withPicture('../../../etc/passwd')), refused: `"images.0.uri": it names another place: "../../../etc/passwd". ${OUTSIDE}` },
  { name: 'text-for-data.gltf', ...apart('data:text/plain,abc'), refused: '"buffers.0.uri": its data is not base64' },
  { name: 'huge-picture.glb', bytes: changed(withPicture(png(30_000, 30_000))), refused: '"images.0": its picture is 30000 × 30000 pixels; at most 8192 × 8192 are read' },
  { name: 'many-pictures.glb', bytes: changed((json) => { withPicture(png(8192, 8192))(json); json['images'] = [1, 2].map(() => ({ uri: png(8192, 8192) })); }), refused: '"images.1": up to here its pictures have more than 64 million pixels' },
  { name: 'billions.glb', bytes: changed((json) => { json.accessors[0]!['count'] = 4e9; }), refused: '"accessors.0.count": it must be at most 4500000, there is 4000000000' },
  { name: 'no-data.glb', bytes: changed((json) => { json.accessors.push({ componentType: 5126, count: 4_000_000, type: 'MAT4' }); }), refused: '"accessors.2.bufferView": it is missing, so the list is empty' },
  { name: 'many-lists.glb', bytes: changed((json) => { json.accessors.push(...Array.from({ length: 9000 }, () => ({ ...json.accessors[0]!, count: 8 }))); json.bufferViews[0]!['byteLength'] = 96; json.accessors.forEach((one) => { one['type'] = 'MAT4'; one['count'] = 4_500_000; }); }), refused: '"accessors.0": up to here its lists take more than 256 MB' },
  { name: 'beyond-its-view.glb', bytes: changed((json) => { json.accessors[0]!['count'] = 9; }), refused: '"accessors.0.count": its 9 entries end at byte 108; its view has 96' },
  { name: 'view-beyond.glb', bytes: changed((json) => { json.bufferViews[1]!['byteLength'] = 99_999; }), refused: '"bufferViews.1": it ends at byte 100095; its buffer has 240' },
  { name: 'broken-index.glb', bytes: (() => { const draft = gltfDraft([crate]); new DataView(draft.bin.buffer).setUint32(96, 4_000_000_000, true); return glb(draft); })(), refused: '"indices": a triangle names corner 4000000000; there are 8' },
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
  { name: 'not-a-number.glb', bytes: glb(gltfDraft([{ ...crate, positions: [NaN, ...crate.positions.slice(1)] }])), refused: '"corners of crate": one is no number' },
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
  { name: 'unknown-need.glb', bytes: changed((json) => { json['extensionsRequired'] = ['EVIL_run_script']; }), refused: '"extensionsRequired": it needs "EVIL_run_script", which is not read: save it without' },
  { name: 'below-itself.glb', bytes: changed((json) => { json.nodes[0]!['children'] = [0]; }), refused: '"nodes.0": it hangs more than 64 deep, or below itself' },
  { name: 'two-parents.glb', bytes: changed((json) => { json.nodes.push({ children: [0] }, { children: [0] }); }), refused: '"nodes.2.children": node 0 hangs below two others' },
  { name: 'missing-mesh.glb', bytes: changed((json) => { json.nodes[0]!['mesh'] = 5; }), refused: '"nodes.0.mesh": it names number 5; there are 1' },
  { name: 'no-places.glb', bytes: changed((json) => { json.meshes[0]!.primitives[0]!['attributes'] = {}; }), refused: '"meshes.0.primitives.0.attributes.POSITION": it is missing' },
  { name: 'repeated.glb', bytes: changed((json) => { const many = Array.from({ length: 3990 }, () => ({ mesh: 0 })); json.meshes[0]!.primitives = Array.from({ length: 40 }, () => json.meshes[0]!.primitives[0]!); json.nodes.push(...many); json.scenes[0]!.nodes = json.nodes.map((_, i) => i); }), refused: '"nodes": it shows more than 4000 objects' },
  { name: 'polluted.gltf', bytes: text('{"__proto__": {"asset": {"version": "2.0"}}, "constructor": 1}'), refused: '"asset": it is missing' },
  { name: 'nested.gltf', bytes: text(`{"asset":${'['.repeat(50_000)}${']'.repeat(50_000)}}`), refused: '"asset": an object is needed' },
];

export const corpus: readonly Given[] = [...good, ...hostile];
