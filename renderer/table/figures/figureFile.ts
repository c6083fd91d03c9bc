import type { Texture } from 'three';
import { GLTFLoader, type GLTF } from 'three/addons/loaders/GLTFLoader.js';
import { unpacked } from '../unpacked.ts';

let finish: Promise<Texture> | null = null;

/** Every file of figures and rims brings the same finish strip: the first is taken for all. Unpacking each takes longer than reading the rest of its file. */
const loader = new GLTFLoader().register((parser) => ({ name: 'one-finish', loadTexture: (index: number) => (finish ??= parser.loadTexture(index)) }));

let before: Promise<unknown> = Promise.resolve();

const FOLDER = 'assets/figures/';

/** Reads and unpacks a figure: its file is a packed glTF. Rejects when it is missing. */
export async function readFigure(from: GLTFLoader, name: string, folder = FOLDER): Promise<GLTF> {
  return from.parseAsync((await unpacked(`${folder}${name}.glb.pack`)).buffer, '');
}

/** Reads a file of `assets/figures`, after those that were asked for before: many at once would hold up whoever answers meanwhile. Rejects when it is missing. */
const inTurn = (read: () => Promise<GLTF>): Promise<GLTF> => {
  const reading = before.then(read);
  before = reading.catch(() => undefined);
  return reading;
};

export const loadFigureFile = (name: string): Promise<GLTF> => inTurn(() => readFigure(loader, name));

/** Reads a rim, which is small and not packed. */
export const loadRimFile = (name: string): Promise<GLTF> => inTurn(() => loader.loadAsync(`${FOLDER}${name}.glb`));
