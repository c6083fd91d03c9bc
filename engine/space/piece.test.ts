import { Document, type Node, WebIO } from '@gltf-transform/core';
import { KHRMeshQuantization } from '@gltf-transform/extensions';
import { describe, expect, test } from 'vitest';
import { PieceError, readPiece } from './piece.ts';

const wall = { part: 'stones', sight: 'blocked', move: 'impassable', top: 80, bottom: 0, footprint: [[[0, 0], [10, 0], [10, 5], [0, 5]]], surfaces: [{ y: 80, outline: [[0, 0], [10, 0], [10, 5]] }], ingress: [{ kind: 'ladder', from: [0, 0, 9], to: [0, 80, 1] }] };

/** A piece of one triangle, with the given extras. */
async function glb(extras: object, change: (node: Node, document: Document) => void = () => {}): Promise<Uint8Array> {
  const document = new Document();
  document.createExtension(KHRMeshQuantization).setRequired(true);
  const buffer = document.createBuffer();
  const position = document.createAccessor().setType('VEC3').setArray(new Int16Array([0, 0, 0, 100, 0, 0, 0, 800, 50])).setBuffer(buffer);
  const index = document.createAccessor().setType('SCALAR').setArray(new Uint16Array([0, 1, 2])).setBuffer(buffer);
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
    expect([...part!.positions].map((n) => Math.round(n * 10) / 10)).toEqual([0, 0, 0, 10, 0, 0, 0, 80, 5]);
    expect([...part!.index]).toEqual([0, 1, 2]);
  });

  test.each([
    ['sight', { ...wall, sight: undefined }],
    ['move', { ...wall, move: 'sideways' }],
    ['top', { ...wall, top: 'high' }],
    ['footprint', { ...wall, footprint: [] }],
    ['ingress.0.kind', { ...wall, ingress: [{ kind: 'rope', from: [0, 0, 0], to: [0, 1, 0] }] }],
  ])('names piece, part and field when "%s" is wrong', async (field, extras) => {
    const bytes = await glb(extras);
    await expect(readPiece(bytes)).rejects.toThrow(PieceError);
    await expect(readPiece(bytes)).rejects.toThrow(`piece wall, part stones: "${field}"`);
  });

  test('a part may not be moved within its piece', async () => {
    await expect(readPiece(await glb(wall, (node) => node.setTranslation([1, 0, 0])))).rejects.toThrow('piece wall, part stones: "matrix"');
  });

  test('positions are whole tenths', async () => {
    const bytes = await glb(wall, (node) => node.getMesh()!.listPrimitives()[0]!.getAttribute('POSITION')!.setArray(new Float32Array(9)));
    await expect(readPiece(bytes)).rejects.toThrow('piece wall, part stones: "POSITION"');
  });
});
