import { BufferAttribute, Matrix4, MeshBasicMaterial, PerspectiveCamera, Scene, SphereGeometry, type Group, type WebGLRenderer } from 'three';
import { beforeAll, expect, test } from 'vitest';
import type { DrawnPiece } from '../pieces.ts';
import { sortBySize } from '../largeFirst.ts';
import { detailOf } from './coarser.ts';
import { coarsen, coarsenReady, OFFS, type Coarser } from './coarsen.ts';
import { PieceBatch } from './pieceBatch.ts';

/** A ball 100 mm across of two halves, as two parts; the second is a leaf beside it. */
function ball(): DrawnPiece {
  const geometry = new SphereGeometry(500, 64, 32);
  geometry.deleteAttribute('uv');
  const { count } = geometry.getAttribute('position');
  geometry.setAttribute('color', new BufferAttribute(new Float32Array(count * 4).fill(1), 4));
  const parts = Float32Array.from({ length: count }, (_, i) => (geometry.getAttribute('position').getY(i) > 1 ? 1 : 0));
  geometry.setAttribute('part', new BufferAttribute(parts, 1));
  const index = [...geometry.index!.array];
  const whole = index.filter((_, i) => new Set([0, 1, 2].map((k) => parts[index[i - (i % 3) + k]!])).size === 1);
  geometry.setIndex(whole);
  return { name: 'ball', geometry, parts: [], shadowCount: sortBySize(geometry, 0.7), hasDoor: false };
}

let piece: DrawnPiece;
let levels: readonly Coarser[];
beforeAll(async () => {
  await coarsenReady();
  piece = ball();
  const { position, normal, part } = piece.geometry.attributes;
  const looks = new Float32Array(position!.count * 7).fill(1);
  for (let i = 0; i < position!.count; i++) looks.set([normal!.getX(i), normal!.getY(i), normal!.getZ(i)], i * 7);
  const [positions, parts, index] = [position!.array as Float32Array, Uint8Array.from(part!.array), Uint32Array.from(piece.geometry.index!.array)];
  levels = coarsen({ positions, looks, parts, index });
});

const HEIGHT = 720;
const gl = { getRenderTarget: () => null, getDrawingBufferSize: (size: { y: number }) => Object.assign(size, { y: HEIGHT }) } as unknown as WebGLRenderer;

/** What of a batch the drawing library draws: where each piece's triangles begin, and how many there are. */
interface Drawn { readonly _multiDrawCount: number; readonly _multiDrawCounts: Int32Array }
const drawn = (batch: PieceBatch): number[] => {
  const { _multiDrawCount: count, _multiDrawCounts: counts } = batch as unknown as Drawn;
  return [...counts.subarray(0, count)].map((length) => length / 3);
};

/** Draws a batch as it is seen from so far away (mm), and gives the triangles of each piece that is seen. */
function seen(batch: PieceBatch, away: number, x = 0): readonly number[] {
  const camera = new PerspectiveCamera(28, 1, 20, 8000);
  camera.position.set(x, 0, away);
  camera.updateMatrixWorld();
  batch.onBeforeRender(gl, new Scene(), camera, batch.geometry, batch.material as MeshBasicMaterial, null as unknown as Group);
  return drawn(batch);
}

async function batchOf(places: readonly (readonly [number, number])[]): Promise<PieceBatch> {
  const detail = Promise.resolve(detailOf(piece.geometry, levels));
  const batch = new PieceBatch(piece, new MeshBasicMaterial(), places.length, detail);
  places.forEach(([x, z], i) => batch.place(i, new Matrix4().makeScale(0.1, 0.1, 0.1).setPosition(x, 0, z)));
  batch.computeBoundingSphere();
  await detail;
  await Promise.resolve();
  return batch;
}

const trianglesOf = ({ index }: { readonly index: { readonly length: number } }): number => index.length / 3;
const fine = (): number => piece.geometry.index!.count / 3;

test('each level has fewer triangles than the one before it, none of two parts, and is off no more than it says', () => {
  const counts = [fine(), ...levels.map(trianglesOf)];
  for (let i = 1; i < counts.length; i++) expect(counts[i]).toBeLessThan(counts[i - 1]! * 0.85);
  const { position, part } = piece.geometry.attributes;
  for (const { index, off } of levels) {
    for (let t = 0; t < index.length; t += 3) {
      const corners = [0, 1, 2].map((k) => index[t + k]!);
      expect(new Set(corners.map((corner) => part!.getX(corner))).size).toBe(1);
      const middle = [0, 1, 2].map((axis) => corners.reduce((sum, corner) => sum + position!.getComponent(corner, axis), 0) / 3);
      expect(500 - Math.hypot(...middle)).toBeLessThan(off * 2 + 2);
    }
  }
  expect(levels.map(({ off }) => off)).toEqual([...OFFS]);
});

test('the farther a piece, the fewer triangles it has; close by it has all, and out of the picture none is drawn', async () => {
  const batch = await batchOf([[0, 0]]);
  const counts = [200, 1200, 2000, 8000].map((away) => seen(batch, away)[0]);
  expect(counts).toEqual([fine(), ...levels.map(trianglesOf)]);
  expect(seen(batch, 200, 3000)).toEqual([]);
  expect(seen(batch, 200)).toEqual([fine()]);
});

test('pieces of one kind have each its own level, in one list', async () => {
  const batch = await batchOf([[0, 0], [0, -1200]]);
  expect(seen(batch, 260)).toEqual([fine(), trianglesOf(levels[0]!)]);
});

test('what is out of the picture throws its shadow, coarsely; only what stands does', async () => {
  const batch = await batchOf([[0, 0], [3000, 0], [0, 50]]);
  batch.stand(2);
  expect(seen(batch, 260)).toHaveLength(1);
  const sun = new PerspectiveCamera();
  const shade = (): void => batch.onBeforeShadow(gl, new Scene(), sun, sun, batch.geometry, batch.material as MeshBasicMaterial, null as unknown as Group);
  shade();
  expect(drawn(batch)).toHaveLength(2);
  expect(Math.max(...drawn(batch))).toBeLessThan(trianglesOf(levels[1]!));
  expect(seen(batch, 260)).toEqual([fine()]);
});

test('until coarser levels come all is drawn finely; a batch whose table was hidden is drawn again', async () => {
  let come = (_: ReturnType<typeof detailOf>): void => {};
  const detail = new Promise<ReturnType<typeof detailOf>>((done) => { come = done; });
  const batch = new PieceBatch(piece, new MeshBasicMaterial(), 1, detail);
  batch.place(0, new Matrix4().makeScale(0.1, 0.1, 0.1));
  expect(seen(batch, 2600)).toEqual([fine()]);
  batch.hide(0, 2, 0);
  batch.dispose();
  expect([batch.hide(0, 2, 0), batch.hidden(0), seen(batch, 2600)]).toEqual([false, 2, [fine()]]);
  come(detailOf(piece.geometry, levels));
  await detail;
  await Promise.resolve();
  expect(seen(batch, 2600)).not.toEqual([fine()]);
  batch.dispose();
  expect(() => { batch.dispose(); }).not.toThrow();
});

test('parts are left out and doors opened piece by piece', async () => {
  const batch = await batchOf([[0, 0], [100, 0]]);
  expect([batch.hide(1, 5, 4), batch.hide(1, 5, 4), batch.open(0, 0.3), batch.open(0, 0.3)]).toEqual([true, false, true, false]);
  expect([batch.hidden(0), batch.hidden(1), batch.ajar(0), batch.ajar(1)]).toEqual([0, 5, Math.fround(0.3), 0]);
  expect([batch.shadeless(0), batch.shadeless(1), batch.hide(1, 5, 5), batch.shadeless(1)]).toEqual([0, 4, true, 5]);
});
