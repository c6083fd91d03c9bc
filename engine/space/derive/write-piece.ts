/** Writes a piece as binary glTF. Positions are whole tenths of a millimetre (16-bit integers); the root node
 *  carries the scale to metres, so the rules read exact numbers and any viewer shows the true size. */
import { type Accessor, Document, type Material, type TypedArray, WebIO } from '@gltf-transform/core';
import { KHRMeshQuantization } from '@gltf-transform/extensions';
import type { PartExtras } from './extras.ts';
import type { Welded } from './weld.ts';

const TENTHS_TO_METRES = 0.0001;

/** A part as it is written: what rules read of it, and its mesh. */
export interface WrittenPart {
  readonly extras: PartExtras;
  readonly mesh: Welded;
}

/** Who made a piece, as its file says. */
export interface Maker {
  readonly generator: string;
  readonly copyright: string;
}

/** The bytes of one piece as binary glTF. */
export async function writePiece(name: string, parts: readonly WrittenPart[], { generator, copyright }: Maker): Promise<Uint8Array> {
  const doc = new Document();
  doc.createExtension(KHRMeshQuantization).setRequired(true);
  doc.getRoot().getAsset().generator = generator;
  doc.getRoot().getAsset().copyright = copyright;
  const buffer = doc.createBuffer();
  const paint = doc.createMaterial('paint').setRoughnessFactor(0.75).setMetallicFactor(0.05);
  const root = doc.createNode(name).setScale([TENTHS_TO_METRES, TENTHS_TO_METRES, TENTHS_TO_METRES]);
  root.setExtras({ piece: name, unit: '0.1 mm' });
  for (const { extras, mesh } of parts) {
    const node = doc.createNode(extras.part).setMesh(doc.createMesh(extras.part).addPrimitive(primitive(doc, mesh, buffer, paint)));
    node.setExtras({ ...extras });
    root.addChild(node);
  }
  doc.createScene(name).addChild(root);
  return new WebIO().registerExtensions([KHRMeshQuantization]).writeBinary(doc);
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
