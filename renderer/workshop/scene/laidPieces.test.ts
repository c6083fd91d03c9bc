import { BoxGeometry, BufferAttribute, Matrix4, MeshBasicMaterial, Vector3 } from 'three';
import { afterEach, expect, test, vi } from 'vitest';
import type { Feature } from '../../../engine/space/terrain/table.ts';
import { PieceBatch } from '../../table/detail/pieceBatch.ts';
import type { DrawnPiece } from '../../table/pieces.ts';
import { LaidPieces, matrixOf } from './laidPieces.ts';

function crate(name: string): DrawnPiece {
  const geometry = new BoxGeometry(400, 300, 400);
  const { count } = geometry.getAttribute('position');
  geometry.setAttribute('part', new BufferAttribute(new Float32Array(count), 1));
  return { name, geometry, parts: [{ low: 0 }], shadowCount: 0, hasDoor: false } as unknown as DrawnPiece;
}
const pieces = new Map(['crate', 'lid'].map((name) => [name, crate(name)]));
const stand = (id: string, x: number, piece = 'crate', level = 0): Feature => ({ id, piece, at: [x, 0], turn: 15, level });
const NONE: ReadonlySet<string> = new Set();

afterEach(() => { vi.restoreAllMocks(); });

test('only what changed is put anew; what is drawn stands where it would if all were', () => {
  const place = vi.spyOn(PieceBatch.prototype, 'place');
  const laid = new LaidPieces(new MeshBasicMaterial());
  let wanted: readonly Feature[] = [];
  const shown = (features: readonly Feature[], hidden = NONE, slice: number | null = null): number => {
    wanted = features.filter(({ id }) => !hidden.has(id));
    const before = place.mock.calls.length;
    laid.show(features, (name) => pieces.get(name), hidden, slice);
    const puts = place.mock.calls.length - before;
    for (const batch of laid.group.children as PieceBatch[]) {
      const own = wanted.filter(({ piece }) => piece === batch.name);
      own.forEach((feature, i) => {
        const matrix = new Matrix4();
        batch.getMatrixAt(i, matrix);
        expect(matrix.elements).toEqual(matrixOf(feature).elements.map(Math.fround));
        expect(batch.hidden(i)).toBe(slice !== null && feature.level >= slice ? 1 : 0);
        expect(batch.boundingSphere!.containsPoint(new Vector3(feature.at[0], feature.level, feature.at[1]))).toBe(true);
      });
    }
    return puts;
  };
  const [a, b, c, lid] = [stand('a', 0), stand('b', 100), stand('c', 200), stand('d', -100, 'lid', 90)];
  expect(shown([a, b, c, lid])).toBe(4);
  expect(shown([a, b, c, lid])).toBe(0);
  const moved = stand('b', 140);
  expect(shown([a, moved, c, lid])).toBe(1);
  expect(shown([a, b, c, lid])).toBe(1);
  // Who comes after somebody who is hidden takes that place.
  expect(shown([a, b, c, lid], new Set(['b']))).toBe(1);
  expect(shown([a, b, c, lid])).toBe(2);
  expect(shown([a, b, c, lid], NONE, 50)).toBe(4);
  expect(shown([a, b, c])).toBe(3);
  expect(shown([a, b, c, lid])).toBe(1);
  laid.dispose();
});
