/** Reads a terrain piece back from its glTF: parts with their qualities and triangles. */
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { NodeIO } from '@gltf-transform/core';
import { KHRMeshQuantization } from '@gltf-transform/extensions';
import { unpacked } from '../../../engine/node/unpacked.ts';
import type { PartExtras } from '../../../engine/space/derive/extras.ts';

/** The `assets` folder, with a slash at its end. */
export const assetsFolder = fileURLToPath(new URL('../../', import.meta.url));

export interface ReadPart {
  readonly name: string;
  readonly extras: PartExtras;
  /** Tenths of a millimetre, three numbers a vertex. */
  readonly position: Int16Array;
  readonly index: Uint16Array | Uint32Array;
}

export interface ReadPiece {
  readonly name: string;
  readonly extras: Readonly<Record<string, unknown>>;
  readonly scale: readonly number[];
  readonly parts: readonly ReadPart[];
}

export const newReader = (): NodeIO => new NodeIO().registerExtensions([KHRMeshQuantization]);

/** A piece from the bytes of its glTF; throws when positions are not 16-bit whole numbers. */
export async function readPiece(bytes: Uint8Array): Promise<ReadPiece> {
  const doc = await newReader().readBinary(bytes);
  const root = doc.getRoot().listScenes()[0]!.listChildren()[0]!;
  const parts = root.listChildren().map((node): ReadPart => {
    const primitive = node.getMesh()!.listPrimitives()[0]!;
    const position = primitive.getAttribute('POSITION')!.getArray();
    const index = primitive.getIndices()!.getArray();
    if (!(position instanceof Int16Array)) throw new Error(`${node.getName()}: positions are not whole tenths of a millimetre`);
    return { name: node.getName(), extras: node.getExtras() as unknown as PartExtras, position, index: index as Uint16Array | Uint32Array };
  });
  return { name: root.getName(), extras: root.getExtras(), scale: root.getScale(), parts };
}

/** The kept glTF of a piece. */
export const keptPiece = (theme: string, name: string): Promise<ReadPiece> => readPiece(unpacked(readFileSync(`${assetsFolder}pieces/${theme}/${name}.glb.pack`)));
