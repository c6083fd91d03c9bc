/** Writes a baked piece as binary glTF. Positions are whole tenths of a millimetre (16-bit integers); the root node
 *  carries the scale to metres, so the rules read exact numbers and any viewer shows the true size. */
import { type Accessor, Document, type Material, NodeIO, type TypedArray } from '@gltf-transform/core';
import { KHRMeshQuantization } from '@gltf-transform/extensions';
import type { Baked } from './bake.ts';
import { extrasOf } from './derived.ts';
import type { Part } from './piece.ts';

const TENTHS_TO_METRES = 0.0001;

interface Welded {
  readonly position: Int16Array;
  readonly normal: Int8Array;
  readonly colour: Uint16Array;
  readonly surface: Uint8Array;
  readonly index: Uint16Array | Uint32Array;
}

/** Rounds every vertex to what is stored and joins those that became equal; drops triangles that became nothing. */
export function weld(baked: Baked): Welded {
  const seen = new Map<string, number>();
  const [position, normal, colour, surface, index]: number[][] = [[], [], [], [], []];
  const count = baked.position.length / 3;
  const places: string[] = [];
  const numbers: number[] = [];
  const read = (from: Float32Array, i: number, width: number, by: number): number[] =>
    Array.from(from.subarray(i * width, i * width + width), (x) => Math.round(x * by));
  for (let i = 0; i < count; i++) {
    const p = read(baked.position, i, 3, 10);
    const values = [...p, ...read(baked.normal, i, 3, 127), ...read(baked.colour, i, 3, 65535), ...read(baked.surface, i, 4, 255)];
    const key = values.join();
    let k = seen.get(key);
    if (k === undefined) {
      k = seen.size;
      seen.set(key, k);
      position!.push(...values.slice(0, 3));
      normal!.push(...values.slice(3, 6));
      colour!.push(...values.slice(6, 9), 65535);
      surface!.push(...values.slice(9, 13));
    }
    places[i] = p.join();
    numbers[i] = k;
  }
  for (let i = 0; i < count; i += 3) {
    const [a, b, c] = [places[i], places[i + 1], places[i + 2]];
    if (a !== b && b !== c && c !== a) index!.push(numbers[i]!, numbers[i + 1]!, numbers[i + 2]!);
  }
  return {
    position: new Int16Array(position!),
    normal: new Int8Array(normal!),
    colour: new Uint16Array(colour!),
    surface: new Uint8Array(surface!),
    index: seen.size < 65535 ? new Uint16Array(index!) : new Uint32Array(index!),
  };
}

/** The bytes of one piece as binary glTF, and how many triangles it has. */
export async function writePiece(name: string, parts: readonly Part[], baked: readonly Baked[]): Promise<{ bytes: Uint8Array; triangles: number }> {
  const doc = new Document();
  doc.createExtension(KHRMeshQuantization).setRequired(true);
  doc.getRoot().getAsset().generator = 'gantry terrain kit';
  doc.getRoot().getAsset().copyright = 'MIT, made by the scripts of Gantry';
  const buffer = doc.createBuffer();
  const paint = doc.createMaterial('paint').setRoughnessFactor(0.75).setMetallicFactor(0.05);
  const root = doc.createNode(name).setScale([TENTHS_TO_METRES, TENTHS_TO_METRES, TENTHS_TO_METRES]);
  root.setExtras({ piece: name, unit: '0.1 mm' });
  let triangles = 0;
  const welded = baked.map(weld);
  const extras = extrasOf(parts, welded);
  parts.forEach((part, i) => {
    const data = welded[i]!;
    triangles += data.index.length / 3;
    const node = doc.createNode(part.name).setMesh(doc.createMesh(part.name).addPrimitive(primitive(doc, data, buffer, paint)));
    node.setExtras({ ...extras[i]! });
    root.addChild(node);
  });
  doc.createScene(name).addChild(root);
  const io = new NodeIO().registerExtensions([KHRMeshQuantization]);
  return { bytes: await io.writeBinary(doc), triangles };
}

function primitive(doc: Document, data: Welded, buffer: ReturnType<Document['createBuffer']>, material: Material): ReturnType<Document['createPrimitive']> {
  const accessor = (type: 'SCALAR' | 'VEC3' | 'VEC4', array: TypedArray, normalised = false): Accessor =>
    doc.createAccessor().setType(type).setArray(array).setNormalized(normalised).setBuffer(buffer);
  return doc
    .createPrimitive()
    .setMaterial(material)
    .setIndices(accessor('SCALAR', data.index))
    .setAttribute('POSITION', accessor('VEC3', data.position))
    .setAttribute('NORMAL', accessor('VEC3', data.normal, true))
    .setAttribute('COLOR_0', accessor('VEC4', data.colour, true))
    .setAttribute('_SURFACE', accessor('VEC4', data.surface, true));
}
