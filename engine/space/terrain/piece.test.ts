import { Document, type Node, WebIO } from '@gltf-transform/core';
import { KHRMeshQuantization } from '@gltf-transform/extensions';
import { describe, expect, test } from 'vitest';
import { boxPiece } from '../../testing/terrain.ts';
import { PieceError, readPiece } from './piece.ts';

/** A block 60 mm wide, 40 mm deep and 80 mm high, and what its extras say. */
const [block] = boxPiece('wall', [{ id: 'stones', sight: 'blocked', move: 'impassable', x: [0, 60], z: [0, 40], bottom: 0, top: 80 }]).parts;
const outline = [[0, 0], [60, 0], [60, 40], [0, 40]];
const wall = { part: 'stones', sight: 'blocked', move: 'impassable', top: 80, bottom: 0, footprint: [outline], surfaces: [{ y: 80, outline }], ingress: [{ kind: 'ladder', from: [30, 0, 60], to: [30, 80, 20] }] };

const leaf = { ...wall, surfaces: [], ingress: [], stand: false, door: { slide: [50, 0, 0] } };

/** A piece of that block with the given extras. */
async function glb(extras: object, change: (node: Node, document: Document) => void = () => {}): Promise<Uint8Array> {
  const document = new Document();
  document.createExtension(KHRMeshQuantization).setRequired(true);
  const buffer = document.createBuffer();
  const position = document.createAccessor().setType('VEC3').setArray(Int16Array.from(block!.positions, (n) => n * 10)).setBuffer(buffer);
  const index = document.createAccessor().setType('SCALAR').setArray(Uint16Array.from(block!.index)).setBuffer(buffer);
  const mesh = document.createMesh().addPrimitive(document.createPrimitive().setAttribute('POSITION', position).setIndices(index));
  const node = document.createNode('stones').setMesh(mesh).setExtras({ ...extras });
  const root = document.createNode('wall').setScale([0.0001, 0.0001, 0.0001]).setExtras({ piece: 'wall', unit: '0.1 mm' }).addChild(node);
  document.createScene().addChild(root);
  change(node, document);
  return new WebIO().registerExtensions([KHRMeshQuantization]).writeBinary(document);
}

describe('reading a piece', () => {
  test('gives its parts in millimetres', async () => {
    const piece = await readPiece(await glb(wall));
    expect(piece.name).toBe('wall');
    const [part] = piece.parts;
    expect(part).toMatchObject({ ...wall, low: false });
    expect(part!.positions).toEqual(block!.positions);
    expect(part!.index).toEqual(block!.index);
  });

  test('gives the way of a leaf that opens', async () => {
    expect((await readPiece(await glb(leaf))).parts[0]!.door).toEqual({ slide: [50, 0, 0] });
  });

  test.each([
    ['sight', { ...wall, sight: undefined }],
    ['move', { ...wall, move: 'sideways' }],
    ['top', { ...wall, top: 'high' }],
    ['footprint', { ...wall, footprint: [] }],
    ['ingress.0.kind', { ...wall, ingress: [{ kind: 'rope', from: [0, 0, 0], to: [0, 1, 0] }] }],
    // What is said and what the mesh shows.
    ['top', { ...wall, top: 81 }],
    ['bottom', { ...wall, bottom: 5 }],
    ['footprint', { ...wall, footprint: [[[0, 0], [59, 0], [59, 40], [0, 40]]] }],
    ['surfaces.0', { ...wall, surfaces: [{ y: 78, outline }] }],
    ['surfaces', { ...wall, surfaces: [] }],
    ['surfaces', { ...wall, stand: false }],
    ['ingress.0.to', { ...wall, ingress: [{ kind: 'ladder', from: [30, 0, 60], to: [30, 60, 20] }] }],
    ['door.slide', { ...leaf, door: { slide: [3, 0] } }],
    ['door.slide', { ...leaf, door: { slide: [0, 4, 0] } }],
    ['door', { ...leaf, sight: 'clear' }],
    ['door', { ...leaf, low: true }],
    ['door', { ...leaf, surfaces: wall.surfaces, stand: true }],
    ['pit', { ...leaf, door: undefined, pit: true }],
    ['pit', { ...leaf, door: undefined, pit: true, sight: 'clear' }],
  ])('names piece, part and field when "%s" is wrong', async (field, extras) => {
    const bytes = await glb(extras);
    await expect(readPiece(bytes)).rejects.toThrow(PieceError);
    await expect(readPiece(bytes)).rejects.toThrow(`piece wall, part stones: "${field}"`);
  });

  test('a part may not be moved within its piece', async () => {
    await expect(readPiece(await glb(wall, (node) => node.setTranslation([1, 0, 0])))).rejects.toThrow('piece wall, part stones: "matrix"');
  });

  test('positions are whole tenths', async () => {
    const bytes = await glb(wall, (node) => node.getMesh()!.listPrimitives()[0]!.getAttribute('POSITION')!.setArray(new Float32Array(24)));
    await expect(readPiece(bytes)).rejects.toThrow('piece wall, part stones: "POSITION"');
  });

  test.each([['nothing', 0], ['a head', 12], ['half of it', 400]])('%s of a file is no piece, and what the loader says is kept for whoever looks into it', async (_, long) => {
    const fault = await readPiece((await glb(wall)).slice(0, long)).then(() => null, (error: unknown) => error);
    expect(fault).toBeInstanceOf(PieceError);
    expect((fault as PieceError).message).toBe('a piece whose file is no binary glTF that can be read');
    expect((fault as PieceError).cause).toBeInstanceOf(Error);
  });
});
