/** Models made by script, and the three formats that they are written in: for tests, good and hostile. */

/** A mesh as scripts make it: corners x, y, z and triangles. */
export interface Made {
  readonly name: string;
  readonly positions: readonly number[];
  readonly index: readonly number[];
  /** Linear, each 0 to 1. */
  readonly colour?: readonly [number, number, number];
}

type V3 = readonly [number, number, number];

/** A box from its least to its most corner. */
export function box(name: string, [x0, y0, z0]: V3, [x1, y1, z1]: V3): Made {
  const positions = [x0, y0, z0, x1, y0, z0, x1, y0, z1, x0, y0, z1, x0, y1, z0, x1, y1, z0, x1, y1, z1, x0, y1, z1];
  return { name, positions, index: [0, 1, 2, 0, 2, 3, 4, 6, 5, 4, 7, 6, 0, 4, 5, 0, 5, 1, 1, 5, 6, 1, 6, 2, 2, 6, 7, 2, 7, 3, 3, 7, 4, 3, 4, 0] };
}

/** Several as one. */
export function together(name: string, ...some: readonly Made[]): Made {
  const [positions, index]: number[][] = [[], []];
  for (const one of some) {
    const first = positions!.length / 3;
    positions!.push(...one.positions);
    for (const i of one.index) index!.push(i + first);
  }
  return { name, positions: positions!, index: index! };
}

/** A ball of rings and sectors: `2 · rings · sectors` triangles or so. */
export function ball(name: string, radius: number, rings: number, sectors: number, bumps = 0): Made {
  const [positions, index]: number[][] = [[], []];
  for (let r = 0; r <= rings; r++) {
    for (let s = 0; s < sectors; s++) {
      const [a, b] = [(r / rings) * Math.PI, (s / sectors) * 2 * Math.PI];
      const out = radius * (1 + bumps * Math.sin(a * 9) * Math.cos(b * 7));
      positions!.push(out * Math.sin(a) * Math.cos(b), radius + out * Math.cos(a), out * Math.sin(a) * Math.sin(b));
    }
  }
  for (let r = 0; r < rings; r++) {
    for (let s = 0; s < sectors; s++) {
      const [a, b] = [r * sectors + s, r * sectors + ((s + 1) % sectors)];
      index!.push(a, b, a + sectors, b, b + sectors, a + sectors);
    }
  }
  return { name, positions: positions!, index: index! };
}

/** A ladder of bars and rungs, its back at z = 0. */
export function ladder(name: string, height: number, [x, z]: readonly [number, number] = [0, 0]): Made {
  const rungs = Array.from({ length: Math.floor(height / 9) }, (_, i) => box('rung', [x - 9, 5 + i * 9, z + 2], [x + 9, 6.5 + i * 9, z + 4]));
  return together(name, box('bar', [x - 11, 0, z + 1], [x - 9, height, z + 5]), box('bar', [x + 9, 0, z + 1], [x + 11, height, z + 5]), ...rungs);
}

/** A platform on four posts with a railing behind and a ladder in front: a deck 90 mm up. */
export const platform = (): readonly Made[] => [
  together('posts', ...[[-55, -35], [51, -35], [-55, 31], [51, 31]].map(([x, z]) => box('post', [x!, 0, z!], [x! + 4, 86, z! + 4]))),
  box('deck', [-60, 86, -40], [60, 90, 40]),
  together('railing', box('top', [-60, 108, -40], [60, 110, -38]), ...[-60, -20, 18, 58].map((x) => box('rod', [x, 90, -40], [x + 2, 108, -38]))),
  ladder('ladder', 92, [0, 41]),
];

const raised = (one: Made, by: number): Made => ({ ...one, positions: one.positions.map((n, i) => (i % 3 === 1 ? n + by : n)) });
const tinted = (one: Made, colour: readonly [number, number, number]): Made => ({ ...one, colour });

/** A house of two decks: the lower 90 mm up on posts, the upper on a hut upon it, a ladder to each. */
export const house = (): readonly Made[] => [
  tinted(together('posts', ...[[-70, -50], [64, -50], [-70, 44], [64, 44]].map(([x, z]) => box('post', [x!, 0, z!], [x! + 6, 86, z! + 6]))), [0.25, 0.2, 0.16]),
  tinted(box('deck', [-75, 86, -55], [75, 90, 55]), [0.4, 0.33, 0.22]),
  tinted(box('hut', [-60, 90, -50], [20, 176, -8]), [0.45, 0.2, 0.12]),
  tinted(box('roof', [-64, 176, -54], [24, 180, -4]), [0.2, 0.24, 0.3]),
  tinted(together('railing', box('top', [-75, 108, -55], [75, 110, -53]), ...[-75, -25, 25, 73].map((x) => box('rod', [x, 90, -55], [x + 2, 108, -53]))), [0.3, 0.3, 0.32]),
  tinted(ladder('lower ladder', 92, [40, 56]), [0.6, 0.45, 0.1]),
  tinted(raised(ladder('upper ladder', 92, [-20, -7]), 90), [0.6, 0.45, 0.1]),
];

const bytesOf = (text: string): Uint8Array => new TextEncoder().encode(text);

/** As OBJ. */
export function obj(some: readonly Made[], before = ''): Uint8Array {
  let [text, first] = [before, 1];
  for (const { name, positions, index } of some) {
    text += `o ${name}\nusemtl ${name}-paint\n`;
    for (let i = 0; i < positions.length; i += 3) text += `v ${positions[i]} ${positions[i + 1]} ${positions[i + 2]}\n`;
    for (let t = 0; t < index.length; t += 3) text += `f ${index[t]! + first} ${index[t + 1]! + first} ${index[t + 2]! + first}\n`;
    first += positions.length / 3;
  }
  return bytesOf(text);
}

/** As STL, binary; z points up there, as programs write it. */
export function stl(some: readonly Made[]): Uint8Array {
  const count = some.reduce((sum, { index }) => sum + index.length / 3, 0);
  const view = new DataView(new ArrayBuffer(84 + count * 50));
  view.setUint32(80, count, true);
  let at = 84;
  for (const { positions: p, index } of some) {
    for (let t = 0; t < index.length; t += 3, at += 50) {
      for (let k = 0; k < 3; k++) {
        const v = index[t + k]! * 3;
        [p[v]!, -p[v + 2]!, p[v + 1]!].forEach((n, axis) => view.setFloat32(at + 12 + k * 12 + axis * 4, n, true));
      }
    }
  }
  return new Uint8Array(view.buffer);
}

/** As STL, text. */
export function textStl(some: readonly Made[]): Uint8Array {
  let text = '';
  for (const { name, positions: p, index } of some) {
    text += `solid ${name}\n`;
    for (let t = 0; t < index.length; t += 3) {
      const corner = (k: number): string => { const v = index[t + k]! * 3; return `vertex ${p[v]} ${-p[v + 2]!} ${p[v + 1]}\n`; };
      text += `facet normal 0 0 0\nouter loop\n${corner(0)}${corner(1)}${corner(2)}endloop\nendfacet\n`;
    }
    text += `endsolid ${name}\n`;
  }
  return bytesOf(text);
}

/** A glTF's description as tests change it, and its data. */
export interface GltfDraft {
  readonly json: Record<string, unknown> & {
    accessors: Record<string, unknown>[]; bufferViews: Record<string, unknown>[]; buffers: Record<string, unknown>[];
    meshes: { name?: string; primitives: Record<string, unknown>[] }[];
    nodes: Record<string, unknown>[]; scenes: { nodes: number[] }[]; materials: Record<string, unknown>[];
  };
  bin: Uint8Array;
}

/** Puts bytes behind a glTF's data, and gives the number of the view that shows them. */
export function addView(draft: GltfDraft, bytes: Uint8Array, more: Readonly<Record<string, unknown>> = {}): number {
  const byteOffset = Math.ceil(draft.bin.length / 4) * 4;
  const bin = new Uint8Array(byteOffset + bytes.length);
  bin.set(draft.bin);
  bin.set(bytes, byteOffset);
  draft.bin = bin;
  draft.json.buffers[0]!['byteLength'] = bin.length;
  return draft.json.bufferViews.push({ buffer: 0, byteOffset, byteLength: bytes.length, ...more }) - 1;
}

/** A glTF of some meshes; lengths times `scale`, since glTF is in metres. */
export function gltfDraft(some: readonly Made[], scale = 0.001): GltfDraft {
  const json: GltfDraft['json'] = {
    asset: { version: '2.0' }, scene: 0, accessors: [], bufferViews: [], buffers: [], meshes: [], nodes: [], scenes: [{ nodes: [] }], materials: [],
  };
  const chunks: Uint8Array[] = [];
  let length = 0;
  const view = (bytes: Uint8Array): number => {
    json.bufferViews.push({ buffer: 0, byteOffset: length, byteLength: bytes.length });
    chunks.push(bytes);
    length += bytes.length;
    return json.bufferViews.length - 1;
  };
  some.forEach(({ name, positions, index, colour = [0.4, 0.4, 0.45] }, i) => {
    const places = view(new Uint8Array(Float32Array.from(positions, (n) => n * scale).buffer));
    json.accessors.push({ bufferView: places, componentType: 5126, count: positions.length / 3, type: 'VEC3' });
    json.accessors.push({ bufferView: view(new Uint8Array(Uint32Array.from(index).buffer)), componentType: 5125, count: index.length, type: 'SCALAR' });
    json.materials.push({ name: `${name}-paint`, pbrMetallicRoughness: { baseColorFactor: [...colour, 1], metallicFactor: 0.2, roughnessFactor: 0.7 } });
    json.meshes.push({ name, primitives: [{ attributes: { POSITION: i * 2 }, indices: i * 2 + 1, material: i }] });
    json.nodes.push({ name, mesh: i });
    json.scenes[0]!.nodes.push(i);
  });
  json.buffers.push({ byteLength: length });
  const bin = new Uint8Array(length);
  let at = 0;
  for (const chunk of chunks) {
    bin.set(chunk, at);
    at += chunk.length;
  }
  return { json, bin };
}

/** As binary glTF. */
export function glb({ json, bin }: GltfDraft): Uint8Array {
  const text = bytesOf(JSON.stringify(json));
  const [textLong, binLong] = [Math.ceil(text.length / 4) * 4, Math.ceil(bin.length / 4) * 4];
  const bytes = new Uint8Array(28 + textLong + binLong);
  const view = new DataView(bytes.buffer);
  [0x46546c67, 2, bytes.length, textLong, 0x4e4f534a].forEach((n, i) => view.setUint32(i * 4, n, true));
  bytes.fill(32, 20, 20 + textLong);
  bytes.set(text, 20);
  view.setUint32(20 + textLong, binLong, true);
  view.setUint32(24 + textLong, 0x004e4942, true);
  bytes.set(bin, 28 + textLong);
  return bytes;
}

/** As glTF text, its data within. */
export function gltf({ json, bin }: GltfDraft): Uint8Array {
  const uri = `data:application/octet-stream;base64,${Buffer.from(bin).toString('base64')}`;
  return bytesOf(JSON.stringify({ ...json, buffers: [{ byteLength: bin.length, uri }] }));
}
