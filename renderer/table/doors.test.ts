import { BufferAttribute, BufferGeometry, Box3, Matrix4, MeshBasicMaterial } from 'three';
import { expect, test } from 'vitest';
import { Swings } from '../match/swings.ts';
import { Doors } from './doors.ts';
import type { DrawnPiece } from './pieces.ts';
import { terrainBatches, isAway, type PlacedPiece, type TerrainModel } from './terrainModel.ts';

/** A piece of two parts, a wall and, where it has a door, a leaf. */
function piece(name: string, hasDoor: boolean): DrawnPiece {
  const geometry = new BufferGeometry();
  geometry.setAttribute('position', new BufferAttribute(new Float32Array(9), 3));
  const part = { low: 0, high: 50, box: new Box3(), floors: [], open: false, through: false };
  return { name, geometry, parts: [{ ...part, name: 'wall', leaf: false }, { ...part, name: 'leaf', leaf: hasDoor }], shadowCount: 3, hasDoor };
}

test('SWM-13.18 doors count as the rules count them: features with leaves, in the order of the table; each slides as the stage has it', () => {
  const [wall, gate, hatch] = [piece('wall', false), piece('gate', true), piece('hatch', true)];
  const counts = new Map<string, number>();
  const placed = [gate, wall, hatch, gate].map((one, i): PlacedPiece => {
    const instance = counts.get(one.name) ?? 0;
    counts.set(one.name, instance + 1);
    return { feature: { id: `f${i}`, piece: one.name, at: [0, 0], turn: 0, level: 0 }, piece: one, matrix: new Matrix4(), instance, hidden: 0, open: false };
  });
  const model = { placed, kinds: [wall, gate, hatch] } as unknown as TerrainModel;
  const meshes = terrainBatches(model, new MeshBasicMaterial());
  const doors = new Doors(model, meshes);
  const swings = new Swings();
  const ajar = (name: string): readonly number[] =>
    placed.filter(({ piece: { name: other } }) => other === name).map(({ instance }) => meshes.find((mesh) => mesh.name === name)!.ajar(instance));

  expect(doors.update({ doors: swings })).toBe(false);
  swings.begin(2, true, 400);
  swings.advance(0.4);
  expect(doors.update({ doors: swings })).toBe(true);
  expect([ajar('gate'), ajar('hatch'), ajar('wall')]).toEqual([[0, 1], [0], [0]]);
  expect(placed.map((one) => [isAway(one, 0), isAway(one, 1)])).toEqual([[false, false], [false, false], [false, false], [false, true]]);
  expect(doors.update({ doors: swings })).toBe(false);
});
