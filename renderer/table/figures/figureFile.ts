import type { Texture } from 'three';
import { GLTFLoader, type GLTF } from 'three/addons/loaders/GLTFLoader.js';

let finish: Promise<Texture> | null = null;

/** Every file of figures and rims brings the same finish strip: the first is taken for all. Unpacking each takes longer than reading the rest of its file. */
const loader = new GLTFLoader().register((parser) => ({ name: 'one-finish', loadTexture: (index: number) => (finish ??= parser.loadTexture(index)) }));

/** Reads a file of `assets/figures`. Rejects when it is missing. */
export const loadFigureFile = (name: string): Promise<GLTF> => loader.loadAsync(`assets/figures/${name}.glb`);
