/** Files of models, good and hostile, in three formats: every one made by script. */
import { ball, box, glb, gltf, gltfDraft, type GltfDraft, ladder, obj, platform, stl, textStl, together } from '../../testing/models.ts';
import { changed, crate, type Given, png, pngHead, text, withPicture } from './given.fixture.ts';
import { packedGood, packedHostile } from './packed.fixture.ts';

const CUBE = 'v -20 0 -20\nv 20 0 -20\nv 20 0 20\nv -20 0 20\nv -20 30 -20\nv 20 30 -20\nv 20 30 20\nv -20 30 20\n';
const QUADS = 'f 1 2 3 4\nf 8 7 6 5\nf 1 5 6 2\nf 2 6 7 3\nf 3 7 8 4\nf 4 8 5 1\n';

/** A block drawn out to a point that is finer than outlines are: it is read, and no piece comes of it. */
export const spike = text(CUBE.replace('v -20 30 -20', 'v 320 30 -20') + QUADS);

/** Its binary form with some bytes written over. */
function cut(change: (bytes: Uint8Array, view: DataView) => Uint8Array | void): Uint8Array {
  const bytes = glb(gltfDraft([crate]));
  return change(bytes, new DataView(bytes.buffer)) ?? bytes;
}

/** The crate as text that names its data, and a picture where one is said. */
function apart(data: string, picture?: string, beside: Readonly<Record<string, Uint8Array>> = {}, change: (json: GltfDraft['json']) => void = () => {}): Pick<Given, 'bytes' | 'beside'> {
  const draft = gltfDraft([crate]);
  draft.json.buffers[0]!['uri'] = data;
  if (picture !== undefined) withPicture(picture)(draft.json);
  change(draft.json);
  return { bytes: text(JSON.stringify(draft.json)), beside: new Map(Object.entries(beside)) };
}

const BIN = gltfDraft([crate]).bin;
const OUTSIDE = 'Nothing outside the files that are given is read: save the model as one file (.glb)';
const elsewhere = (uri: string): string => `"buffers.0.uri": it names another place: "${uri}". ${OUTSIDE}`;
const TOGETHER = 'choose or drop the model together with what it needs';

/** The crate, its mesh shown wherever lists of these numbers say. */
const repeated = (attributes: Readonly<Record<string, number>>, change: (json: GltfDraft['json']) => void = () => {}): Uint8Array => changed((json) => {
  json.nodes[0]!['extensions'] = { EXT_mesh_gpu_instancing: { attributes } };
  json['extensionsUsed'] = ['EXT_mesh_gpu_instancing'];
  change(json);
});
const PLACING = '"nodes.0.extensions.EXT_mesh_gpu_instancing.attributes';

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
  { name: 'instances.glb', bytes: repeated({ TRANSLATION: 0 }) },
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
  { name: 'much-beside.gltf', ...apart('scene.bin', undefined, { 'scene.bin': BIN, 'much.bin': new Uint8Array(96 * 1024 * 1024) }), refused: 'with the files beside it, it is larger than 96 MB: leave out pictures that do not say its colours' },
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
  { name: 'instances-nowhere.glb', bytes: repeated({ TRANSLATION: 99 }), refused: `${PLACING}.TRANSLATION": it names number 99; there are 2` },
  { name: 'instances-of-numbers.glb', bytes: repeated({ SCALE: 1 }), refused: `${PLACING}.SCALE": what places a repetition needs 3 numbers` },
  { name: 'instances-uneven.glb', bytes: repeated({ TRANSLATION: 0, SCALE: 2 }, (json) => { json.accessors.push({ ...json.accessors[0]!, count: 4 }); }), refused: `${PLACING}.SCALE": it has 4 entries for 8 repetitions` },
  { name: 'instances-by-millions.glb', bytes: repeated({ TRANSLATION: 2 }, (json) => { json.accessors.push({ componentType: 5126, count: 4_500_000, type: 'VEC3', sparse: { count: 1, indices: { bufferView: 1, componentType: 5121 }, values: { bufferView: 0 } } }); }), refused: '"triangles": with everything that is repeated it has more than 1500000' },
  { name: 'broken-index.glb', bytes: (() => { const draft = gltfDraft([crate]); new DataView(draft.bin.buffer).setUint32(96, 4_000_000_000, true); return glb(draft); })(), refused: '"indices": a triangle names corner 4000000000; there are 8' },
  { name: 'not-a-number.glb', bytes: glb(gltfDraft([{ ...crate, positions: [NaN, ...crate.positions.slice(1)] }])), refused: '"corners of crate": one is no number' },
  { name: 'unknown-need.glb', bytes: changed((json) => { json['extensionsRequired'] = ['EVIL_run_script']; }), refused: '"extensionsRequired": it needs "EVIL_run_script", which is not read: save it without' },
  { name: 'below-itself.glb', bytes: changed((json) => { json.nodes[0]!['children'] = [0]; }), refused: '"nodes.0": it hangs more than 64 deep, or below itself' },
  { name: 'two-parents.glb', bytes: changed((json) => { json.nodes.push({ children: [0] }, { children: [0] }); }), refused: '"nodes.2.children": node 0 hangs below two others' },
  { name: 'missing-mesh.glb', bytes: changed((json) => { json.nodes[0]!['mesh'] = 5; }), refused: '"nodes.0.mesh": it names number 5; there are 1' },
  { name: 'no-places.glb', bytes: changed((json) => { json.meshes[0]!.primitives[0]!['attributes'] = {}; }), refused: '"meshes.0.primitives.0.attributes.POSITION": it is missing' },
  { name: 'repeated.glb', bytes: changed((json) => { const many = Array.from({ length: 3990 }, () => ({ mesh: 0 })); json.meshes[0]!.primitives = Array.from({ length: 40 }, () => json.meshes[0]!.primitives[0]!); json.nodes.push(...many); json.scenes[0]!.nodes = json.nodes.map((_, i) => i); }), refused: '"nodes": it shows more than 4000 objects' },
  { name: 'polluted.gltf', bytes: text('{"__proto__": {"asset": {"version": "2.0"}}, "constructor": 1}'), refused: '"asset": it is missing' },
  { name: 'nested.gltf', bytes: text(`{"asset":${'['.repeat(50_000)}${']'.repeat(50_000)}}`), refused: '"asset": an object is needed' },
];

export const corpus: readonly Given[] = [...good, ...packedGood, ...hostile, ...packedHostile];
