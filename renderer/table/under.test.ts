import { BoxGeometry, BufferAttribute, Matrix4, PerspectiveCamera, Vector3 } from 'three';
import { expect, test } from 'vitest';
import type { TableSize } from '../../engine/space/terrain/size.ts';
import { battle, tableauOf } from '../testing/battle.fixture.ts';
import { LiveStage } from '../match/liveStage.ts';
import { stage } from '../match/match.ts';
import type { Crew } from './figures/crew.ts';
import type { DrawnPiece } from './pieces.ts';
import type { TerrainModel } from './terrainModel.ts';
import { Finder } from './under.ts';

const id = '0.general-anakin-skywalker.1';
stage.snapTo(tableauOf(battle('battle')[0]!.view));
const actor = stage.actors.get(id)!;
const crew = { radiusOf: () => 20 } as unknown as Crew;
const camera = new PerspectiveCamera(28, 1.6, 20, 8000);
camera.position.set(actor.x, 300, actor.z + 400);
camera.lookAt(actor.x, 0, actor.z);
camera.updateMatrixWorld();

/** A wall 60 mm in front of the figure; `open` as a railing is. */
function wall(open: boolean): TerrainModel {
  const geometry = new BoxGeometry(2000, 2000, 10);
  geometry.setAttribute('part', new BufferAttribute(new Float32Array(geometry.getAttribute('position').count), 1));
  const piece = { name: 'wall', geometry, parts: [{ name: 'wall', floors: [], open }], shadowCount: 0 } as unknown as DrawnPiece;
  const matrix = new Matrix4().makeScale(0.1, 0.1, 0.1).setPosition(actor.x, 100, actor.z + 60);
  return { kinds: [piece], placed: [{ piece, matrix, hidden: 0, instance: 0, feature: { id: 'wall' } }], table: { size: [914.4, 914.4] } } as unknown as TerrainModel;
}
const bareOf = (size: TableSize): TerrainModel => ({ kinds: [], placed: [], table: { size } }) as unknown as TerrainModel;
const bare = bareOf([914.4, 914.4]);
const at = new Vector3();
const under = (model: TerrainModel, height: number, aside = 0) => {
  at.set(actor.x + aside, height, actor.z).project(camera);
  return new Finder(model).find(at.x, at.y, camera, stage, crew).thing;
};

test('a figure is found wherever it is pointed at, exactly through its middle too', () => {
  for (let height = 1; height < 38; height += 0.5) expect(under(bare, height), `${height} mm up`).toBe(id);
  expect(under(bare, 16, 60)).toBeNull();
});

test('a figure that stands where nothing is drawn is not there for the pointer', () => {
  at.set(actor.x, actor.y + 16, actor.z).project(camera);
  const found = (cut: number): string | null => new Finder(bare).find(at.x, at.y, camera, stage, crew, cut).thing;
  expect([found(actor.y), found(actor.y + 1)]).toEqual([null, id]);
});

test('it is pointed at through a railing, not through a wall', () => {
  expect(under(wall(true), 16)).toBe(id);
  expect(under(wall(false), 16)).toBeNull();
});

test('what is pointed at says from where, on through what stands there', () => {
  at.set(actor.x, 16, actor.z).project(camera);
  const { ray } = new Finder(wall(false)).find(at.x, at.y, camera, stage, crew);
  expect(ray!.from).toEqual({ x: actor.x, y: 300, z: actor.z + 400 });
  const far = (16 - 300) / ray!.way.y;
  expect(ray!.from.z + ray!.way.z * far).toBeCloseTo(actor.z, 3);
});

test('the surface below a place is found for arrow keys, none off the table', () => {
  const finder = new Finder(bare);
  expect(finder.drop({ x: 100, y: 0, z: 100 })).toEqual({ x: 100, y: 0, z: 100 });
  expect(finder.drop({ x: 600, y: 0, z: 0 })).toBeNull();
  const wide = new Finder(bareOf([1219.2, 558.8]));
  expect(wide.drop({ x: 600, y: 0, z: 0 })).toEqual({ x: 600, y: 0, z: 0 });
  expect(wide.drop({ x: 0, y: 0, z: 300 })).toBeNull();
});

test('whoever stands on a storey stays there where its deck is left out of the picture, for somebody to be seen below it', () => {
  const model = wall(false);
  const [deck] = model.placed as unknown as { hidden: number; matrix: Matrix4 }[];
  // Laid flat, with its top 90 mm up.
  deck!.matrix.makeRotationX(Math.PI / 2).scale(new Vector3(0.1, 0.1, 0.1)).setPosition(0, 89.5, 0);
  const finder = new Finder(model);
  const place = { x: 10, z: 10 };
  const heights = (): readonly number[] => [finder.carries({ ...place, y: 90 }), finder.carries(place), finder.drop({ ...place, y: 100 })!.y].map(Math.round);
  expect(heights()).toEqual([90, 0, 90]);
  deck!.hidden = 1;
  expect(heights()).toEqual([90, 0, 0]);
});

test('whoever is put on a storey before the table is drawn is found there once it is', () => {
  const early = new LiveStage();
  const { figures, ...rest } = tableauOf(battle('battle')[0]!.view);
  early.snapTo({ ...rest, onGround: true, figures: figures.map((figure) => (figure.id === id ? { ...figure, at: { x: 10, y: 90, z: 10 } } : figure)) });
  expect(early.actors.get(id)!.y).toBe(90);
  early.lieOn(({ y = 0 }) => y + 2);
  expect(early.actors.get(id)!.y).toBe(92);
});
