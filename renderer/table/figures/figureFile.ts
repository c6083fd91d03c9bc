import type { Texture } from 'three';
import { GLTFLoader, type GLTF } from 'three/addons/loaders/GLTFLoader.js';

let finish: Promise<Texture> | null = null;

/** Every file of figures and rims brings the same finish strip: the first is taken for all. Unpacking each takes longer than reading the rest of its file. */
const loader = new GLTFLoader().register((parser) => ({ name: 'one-finish', loadTexture: (index: number) => (finish ??= parser.loadTexture(index)) }));

let before: Promise<unknown> = Promise.resolve();

/** Reads a file of `assets/figures`, after those that were asked for before: many at once would hold up whoever answers meanwhile. Rejects when it is missing. */
export function loadFigureFile(name: string): Promise<GLTF> {
  const read = before.then(() => loader.loadAsync(`assets/figures/${name}.glb`));
  before = read.catch(() => undefined);
  return read;
}
