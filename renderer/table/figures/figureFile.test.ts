import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type SkinnedMesh, Texture, Vector3 } from 'three';
import { GLTFLoader } from 'three/addons/loaders/GLTFLoader.js';
import { afterEach, expect, test, vi } from 'vitest';
import { BONES } from '../../../assets/skeleton.ts';
import { readFigure } from './figureFile.ts';

/** A picture cannot be decoded here, and the shape needs none. */
const loader = new GLTFLoader().register(() => ({ name: 'no pictures', loadTexture: () => Promise.resolve(new Texture()) }));

afterEach(() => { vi.unstubAllGlobals(); });

test('a packed figure is read as a skinned mesh whose skin puts it on its base at its true size', async () => {
  vi.stubGlobal('fetch', async (url: string) => new Response(await readFile(join(import.meta.dirname, '../../..', url))));
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
  await expect(readFigure(loader, 'nobody')).rejects.toThrow('nobody.glb.pack: 404');
});
