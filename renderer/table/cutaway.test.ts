import { Box3, BoxGeometry, BufferAttribute, Matrix4, MeshBasicMaterial, Vector3 } from 'three';
import { expect, test } from 'vitest';
import { match } from '../match/match.ts';
import type { Actor } from '../match/actor.ts';
import { LiveStage } from '../match/liveStage.ts';
import { Cutaway } from './cutaway.ts';
import type { PieceBatch } from './detail/pieceBatch.ts';
import type { DrawnPiece } from './pieces.ts';
import { terrainBatches, type TerrainModel } from './terrainModel.ts';

const UPPER = 2;
const stage = new LiveStage();

/** A tower of two parts; the second begins at the second storey. */
function tower(): TerrainModel {
  const geometry = new BoxGeometry(100, 2000, 100);
  geometry.setAttribute('part', new BufferAttribute(new Float32Array(geometry.getAttribute('position').count), 1));
  const part = (name: string, low: number) => ({ name, low, high: low + 80, box: geometry.boundingBox, floors: [], open: false });
  const piece = { name: 'tower', geometry, parts: [part('foot', 0), part('top', 180)], shadowCount: 0 } as unknown as DrawnPiece;
  return { table: {}, kinds: [piece], placed: [{ piece, matrix: new Matrix4(), hidden: 0, instance: 0,
    feature: { id: 'tower', level: 0 } }] } as unknown as TerrainModel;
}

const drawnOf = (mesh: PieceBatch): number => mesh.hidden(0);

test('what is left out of one scene is left out of the next one on the same table', () => {
  const model = tower();
  const paint = new MeshBasicMaterial();
  const state = { ...match.getState(), level: 0 };
  for (const scene of ['first', 'second']) {
    const meshes = terrainBatches(model, paint);
    const cutaway = new Cutaway(model, meshes, paint, null);
    expect(cutaway.update(new Vector3(0, 500, 500), stage, state)).toBe(true);
    expect(drawnOf(meshes[0]!), `${scene} scene`).toBe(UPPER);
    expect(meshes[0]!.shadeless(0), `shadows of the ${scene} scene`).toBe(UPPER);
    expect(cutaway.update(new Vector3(0, 500, 500), stage, state)).toBe(false);
    cutaway.update(new Vector3(0, 500, 500), stage, { ...state, level: null });
    expect([drawnOf(meshes[0]!), meshes[0]!.shadeless(0)]).toEqual([0, 0]);
    cutaway.update(new Vector3(0, 500, 500), stage, state);
  }
});

/** A house of tenths of a millimetre: walls with a door, a balcony on which somebody may stand, a stair head on the roof, and an aerial on that. */
function house(): TerrainModel {
  const geometry = new BoxGeometry(1000, 900, 1000);
  geometry.setAttribute('part', new BufferAttribute(new Float32Array(geometry.getAttribute('position').count), 1));
  const part = (name: string, x: readonly [number, number], y: readonly [number, number], z: readonly [number, number], floors: readonly object[] = []) => ({
    name, low: y[0], high: y[1], floors, open: false,
      box: new Box3(new Vector3(x[0], y[0], z[0]).multiplyScalar(10), new Vector3(x[1], y[1], z[1]).multiplyScalar(10)),
  });
  const piece = { name: 'house', geometry, shadowCount: 0, parts: [
    part('walls', [-60, 60], [0, 90], [-60, 60], [{}]), part('door', [-10, 10], [0, 50], [60, 70]), part('balcony', [60, 110], [60, 88], [-60, 60], [{}]),
    part('stair-head', [-50, -20], [90, 130], [-50, -20]), part('aerial', [-40, -38], [130, 170], [-40, -38]), part('crate', [200, 230], [0, 30], [0, 30]),
  ] } as unknown as DrawnPiece;
  return { table: {}, kinds: [piece], placed: [{ piece, matrix: new Matrix4().makeScale(0.1, 0.1, 0.1), hidden: 0, instance: 0,
    feature: { id: 'house', level: 0 } }] } as unknown as TerrainModel;
}

/** Which parts of the house are drawn when somebody attacks behind it and the eye is so far before it; and whether a hole is cut. */
function seenOf(far: number, holey: MeshBasicMaterial | null): { readonly drawn: readonly string[]; readonly hole: boolean } {
  const model = house();
  const solid = new MeshBasicMaterial();
  const meshes = terrainBatches(model, solid);
  const stage = new LiveStage();
  stage.actors.set('a', { id: 'a', group: 'a', shown: true, x: 0, y: 0, z: -90 } as Actor);
  stage.attacker = 'a';
  new Cutaway(model, meshes, solid, holey).update(new Vector3(0, 60, far), stage, { ...match.getState(), level: null });
  // What is only in the way goes on throwing its shadow.
  expect(meshes[0]!.shadeless(0)).toBe(0);
  const mask = drawnOf(meshes[0]!);
  return { drawn: model.kinds[0]!.parts.filter((_, i) => ((mask >> i) & 1) === 0).map(({ name }) => name), hole: meshes[0]!.material === holey };
}

test('walls that are left out take along what is fixed to them and what stands on that; what carries somebody stays', () => {
  expect(seenOf(400, null)).toEqual({ drawn: ['balcony', 'crate'], hole: false });
});

test('close up fine drawing leaves out what plain drawing does; from afar it cuts a hole instead', () => {
  expect(seenOf(400, new MeshBasicMaterial())).toEqual(seenOf(400, null));
  expect(seenOf(1200, new MeshBasicMaterial())).toEqual({ drawn: ['walls', 'door', 'balcony', 'stair-head', 'aerial', 'crate'], hole: true });
});
