import { BoxGeometry, BufferAttribute, type InstancedMesh, Matrix4, MeshBasicMaterial, Vector3 } from 'three';
import { expect, test } from 'vitest';
import { match } from '../match/match.ts';
import { LiveStage } from '../match/liveStage.ts';
import { Cutaway } from './cutaway.ts';
import type { DrawnPiece } from './pieces.ts';
import { instancedTerrain, type TerrainModel } from './terrainModel.ts';

const UPPER = 2;
const stage = new LiveStage();

/** A tower of two parts; the second begins at the second storey. */
function tower(): TerrainModel {
  const geometry = new BoxGeometry(100, 2000, 100);
  geometry.setAttribute('part', new BufferAttribute(new Float32Array(geometry.getAttribute('position').count), 1));
  const part = (name: string, low: number) => ({ name, low, high: low + 80, box: geometry.boundingBox, floors: [], open: false });
  const piece = { name: 'tower', geometry, parts: [part('foot', 0), part('top', 180)], shadowCount: 0 } as unknown as DrawnPiece;
  return { table: {}, kinds: [piece], placed: [{ piece, matrix: new Matrix4(), hidden: 0, instance: 0, feature: { id: 'tower', level: 0 } }] } as unknown as TerrainModel;
}

const drawnOf = (mesh: InstancedMesh): number => mesh.geometry.getAttribute('hiddenParts').getX(0);

test('what is left out of one scene is left out of the next one on the same table', () => {
  const model = tower();
  const paint = new MeshBasicMaterial();
  const state = { ...match.getState(), level: 0 };
  for (const scene of ['first', 'second']) {
    const meshes = instancedTerrain(model, paint);
    const cutaway = new Cutaway(model, meshes, paint, null);
    expect(cutaway.update(new Vector3(0, 500, 500), stage, state)).toBe(true);
    expect(drawnOf(meshes[0]!), `${scene} scene`).toBe(UPPER);
    expect(cutaway.update(new Vector3(0, 500, 500), stage, state)).toBe(false);
  }
});
