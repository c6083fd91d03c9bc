import { readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Color, type InstancedMesh, Matrix4, PerspectiveCamera, type SkinnedMesh, Texture, Vector3 } from 'three';
import type * as loaders from 'three/addons/loaders/GLTFLoader.js';
import { GLTFLoader } from 'three/addons/loaders/GLTFLoader.js';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { BONES } from '../../../assets/skeleton.ts';
import { SIDE_COLOURS } from '../palette.ts';
import { readFigure } from './figureFile.ts';
import { Rims, sizeFor, widening } from './rims.ts';

const loaded = vi.hoisted(() => ({ files: [] as string[] }));
// The files are read from the disk; a picture cannot be decoded here, and rims need none.
vi.mock('three/addons/loaders/GLTFLoader.js', async (original) => {
  const { GLTFLoader } = await original<typeof loaders>();
  return {
    GLTFLoader: class extends GLTFLoader {
      override async loadAsync(url: string) {
        loaded.files.push(url.replace('assets/figures/', ''));
        const { buffer } = new Uint8Array(readFileSync(join(import.meta.dirname, '../../..', url)));
        return new GLTFLoader().register(() => ({ name: 'no pictures', loadTexture: () => Promise.resolve(new Texture()) })).parseAsync(buffer, '');
      }
    },
  };
});

beforeEach(() => { loaded.files.length = 0; });
afterEach(() => { vi.unstubAllGlobals(); });

async function rimsFor(seats: readonly number[]): Promise<{ rims: Rims; meshes: InstancedMesh[] }> {
  const rims = new Rims();
  const meshes: InstancedMesh[] = [];
  for (const seat of seats) await rims.load(seat, (mesh) => meshes.push(mesh));
  return { rims, meshes };
}

/** The strongest colour on a rim, at full brightness, as a hue from 0 to 1. */
function hueOf(mesh: InstancedMesh): number {
  const colour = mesh.geometry.getAttribute('color');
  let [best, hue] = [0, 0];
  for (let i = 0; i < colour.count; i++) {
    const [r, g, b] = [colour.getX(i), colour.getY(i), colour.getZ(i)];
    const most = Math.max(r, g, b);
    const strong = most > 0.03 ? (most - Math.min(r, g, b)) / most : 0;
    if (strong > best) [best, hue] = [strong, new Color(r, g, b).getHSL({ h: 0, s: 0, l: 0 }).h];
  }
  return hue;
}

const hueOfHex = (hex: string): number => new Color(hex).getHSL({ h: 0, s: 0, l: 0 }).h;

test('only the rims of sides in play are loaded, each once', async () => {
  const { rims } = await rimsFor([0, 3]);
  expect(loaded.files.sort()).toEqual(['rim-40-a.glb', 'rim-40-d.glb', 'rim-50-a.glb', 'rim-50-d.glb']);
  await rims.load(3, () => { throw new Error('loaded again'); });
});

test('five sides have five rims of each size, in their colours in every palette', async () => {
  const { rims, meshes } = await rimsFor([0, 1, 2, 3, 4]);
  expect(meshes).toHaveLength(10);
  for (const [seat, { deep }] of SIDE_COLOURS['blue-vermilion'].entries()) for (const mesh of meshes.slice(seat * 2, seat * 2 + 2)) expect(hueOf(mesh)).toBeCloseTo(hueOfHex(deep), 1);
  rims.setPalette('blue-yellow');
  for (const [seat, { deep }] of SIDE_COLOURS['blue-yellow'].entries()) expect(hueOf(meshes[seat * 2]!)).toBeCloseTo(hueOfHex(deep), 1);
});

test('a rim lies under each base of its side, as wide as the base', async () => {
  const { rims, meshes } = await rimsFor([0, 1, 2, 3, 4]);
  rims.clear();
  for (const seat of [0, 1, 2, 3, 4]) rims.add(30, seat, new Matrix4().makeTranslation(seat, 0, 0));
  rims.add(50, 4, new Matrix4());
  rims.commit();
  expect(meshes.filter(({ visible }) => visible).map(({ count }) => count)).toEqual([1, 1, 1, 1, 1, 1]);
  const [size, matrix] = [new Vector3(), new Matrix4()];
  meshes.find(({ visible }) => visible)!.getMatrixAt(0, matrix);
  size.setFromMatrixScale(matrix);
  expect([size.x, size.y, size.z]).toEqual([0.75, 1, 0.75]);
  expect([25, 40, 44, 45, 50, 80].map(sizeFor)).toEqual([40, 40, 40, 50, 50, 50]);
});

test('a rim is some pixels wide in the picture however far it is, and no wider than it was made where it is near', async () => {
  for (const pixels of [0.85, 1, 1.5, 2]) expect((1.25 + widening(pixels)) * pixels).toBeCloseTo(3.5, 5);
  expect(widening(4)).toBe(0);
  // The whole table, 800 pixels high: a millimetre is less than a pixel there.
  const { rims, meshes } = await rimsFor([0]);
  const camera = new PerspectiveCamera(30, 1.6, 20, 8000);
  const wide = (away: number): number => {
    camera.position.set(0, away, 0);
    rims.clear();
    rims.add(40, 0, new Matrix4());
    rims.commit();
    rims.see(camera, 800);
    return meshes.find(({ count }) => count > 0)!.geometry.getAttribute('wider').getX(0);
  };
  expect([wide(200), wide(2000)]).toEqual([0, expect.closeTo(widening(400 / Math.tan(Math.PI / 12) / 2000), 3)]);
  expect(wide(2000)).toBeGreaterThan(2);
});

test('a packed figure is read as a skinned mesh whose skin puts it on its base at its true size', async () => {
  vi.stubGlobal('fetch', async (url: string) => new Response(await readFile(join(import.meta.dirname, '../../..', url))));
  const loader = new GLTFLoader().register(() => ({ name: 'no pictures', loadTexture: () => Promise.resolve(new Texture()) }));
  const { scene } = await readFigure(loader, 'hera-syndulla');
  scene.updateMatrixWorld(true);
  const body = scene.getObjectByName('body') as SkinnedMesh;
  expect(body.skeleton.bones.map(({ name }) => name)).toEqual([...BONES]);
  const [at, low, high] = [new Vector3(), new Vector3(Infinity, Infinity, Infinity), new Vector3(-Infinity, -Infinity, -Infinity)];
  for (let i = 0; i < body.geometry.getAttribute('position').count; i++) {
    body.getVertexPosition(i, at);
    low.min(at);
    high.max(at);
  }
  expect(low.y).toBeGreaterThan(-0.01);
  expect([high.y, high.x - low.x].map(Math.round)).toEqual([expect.closeTo(38, -1), 36]);
});

test('says which file is missing', async () => {
  vi.stubGlobal('fetch', () => Promise.resolve(new Response(null, { status: 404 })));
  await expect(readFigure(new GLTFLoader(), 'nobody')).rejects.toThrow('nobody.glb.pack is not there');
});
