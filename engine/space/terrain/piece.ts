/** Reads a terrain piece from its binary glTF: what is drawn is what is measured. */
import { type Node, WebIO } from '@gltf-transform/core';
import { KHRMeshQuantization } from '@gltf-transform/extensions';
import { z } from 'zod';
import { formed } from '../../core/form.ts';
import { type CheckedPart, faultOf } from './derive-check.ts';
import type { PieceModel } from './piece-model.ts';

/** Within a piece, in mm. */
const length = z.number().min(-4000).max(4000);
const Place = z.tuple([length, length, length]);
const Outline = z.array(z.tuple([length, length])).min(3).max(2000);

export const PieceExtras = z.object({ piece: z.string().min(1).max(120), unit: z.literal('0.1 mm') });

export const PartExtras = z.object({
  part: z.string().min(1).max(120),
  sight: z.enum(['blocked', 'clear']),
  move: z.enum(['passable', 'impassable']),
  low: z.boolean().optional(),
  stand: z.boolean().default(true),
  top: length,
  bottom: length,
  footprint: z.array(Outline).min(1).max(200),
  door: z.object({ slide: Place }).optional(),
  pit: z.literal(true).optional(),
  surfaces: z.array(z.object({ y: length, outline: Outline })).max(500).default([]),
  ingress: z.array(z.object({ kind: z.enum(['ladder', 'stairs', 'lift', 'door', 'ramp']), from: Place, to: Place })).max(200).default([]),
});

/** A piece that cannot be used: names the piece, the part and the field. */
export class PieceError extends Error {
  override readonly name = 'PieceError';
}

/** What a piece or a part says of itself. Throws PieceError naming the field. */
function extrasOf<T>(form: z.ZodType<T>, where: string, extras: unknown): T {
  const { data, fault } = formed(form, extras);
  if (fault !== null) throw new PieceError(`${where}: "${fault.path.join('.')}": ${fault.cause}`);
  return data as T;
}

const unmoved = (node: Node): boolean =>
  node.getTranslation().every((n) => n === 0) && node.getScale().every((n) => n === 1) && node.getRotation().every((n, i) => n === (i === 3 ? 1 : 0));

/** Reads a piece. Throws PieceError when it is no binary glTF, when a quality the rules need is missing, or when what is said of a part is not what its mesh shows. */
export async function readPiece(bytes: Uint8Array): Promise<PieceModel> {
  try {
    return await pieceIn(bytes);
  } catch (error) {
    if (error instanceof PieceError) throw error;
    // What the loader says of it is for whoever looks into the cause.
    throw new PieceError('a piece whose file is no binary glTF that can be read', { cause: error });
  }
}

async function pieceIn(bytes: Uint8Array): Promise<PieceModel> {
  const document = await new WebIO().registerExtensions([KHRMeshQuantization]).readBinary(bytes);
  const scene = document.getRoot().getDefaultScene() ?? document.getRoot().listScenes()[0];
  const root = scene?.listChildren()[0];
  if (!root) throw new PieceError('a piece without a root node');
  const name = root.getName();
  const { piece } = extrasOf(PieceExtras, `piece ${name}`, root.getExtras());
  if (piece !== name) throw new PieceError(`piece ${name}: "piece" says ${piece}`);
  const parts = root.listChildren().map((node) => readPart(name, node));
  if (parts.length === 0) throw new PieceError(`piece ${name}: it has no parts`);
  const fault = faultOf(parts);
  if (fault) throw new PieceError(`piece ${name}, part ${fault.part}: "${fault.field}": ${fault.why}`);
  return { name, parts: parts.map(({ model }) => model) };
}

function readPart(piece: string, node: Node): CheckedPart {
  const where = `piece ${piece}, part ${node.getName()}`;
  const extras = extrasOf(PartExtras, where, node.getExtras());
  if (!unmoved(node)) throw new PieceError(`${where}: "matrix": a part may not be moved within its piece`);
  const { low = false, stand, ...qualities } = extras;
  const [positions, index] = readMesh(where, node);
  return { stand, model: { ...qualities, low, positions, index } };
}

function readMesh(where: string, node: Node): [Float32Array, Uint32Array] {
  const positions: number[] = [];
  const index: number[] = [];
  for (const primitive of node.getMesh()?.listPrimitives() ?? []) {
    const accessor = primitive.getAttribute('POSITION');
    const from = accessor?.getArray();
    if (!accessor || !(from instanceof Int16Array)) throw new PieceError(`${where}: "POSITION": whole tenths of a millimetre are needed`);
    const first = positions.length / 3;
    for (const tenths of from) positions.push(tenths / 10);
    const order = primitive.getIndices()?.getArray();
    for (let i = 0; i < (order?.length ?? accessor.getCount()); i++) index.push(first + (order ? order[i]! : i));
  }
  if (index.length === 0) throw new PieceError(`${where}: "mesh": it has no triangles`);
  return [Float32Array.from(positions), Uint32Array.from(index)];
}
