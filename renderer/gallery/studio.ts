/** Where things are drawn for pictures of them: lights, a camera on a long lens, figures and pieces as their files hold them. */
import {
  ACESFilmicToneMapping, AmbientLight, DirectionalLight, Group, HemisphereLight, Mesh, type Material, type MeshStandardMaterial, type Object3D,
  PerspectiveCamera, type Scene, WebGLRenderer,
} from 'three';
import { GLTFLoader } from 'three/addons/loaders/GLTFLoader.js';
import { glowMaterial } from '../table/figures/glow.ts';
import { readFigure } from '../table/figures/figureFile.ts';

const FIGURES = 'assets/figures/';

const renderer = new WebGLRenderer({ antialias: true, alpha: true, preserveDrawingBuffer: true });
renderer.toneMapping = ACESFilmicToneMapping;
renderer.setClearAlpha(0);
/** Light covers nothing: on a picture that one sees through it is as opaque as it is bright. */
const glow = glowMaterial();
glow.onBeforeCompile = ((before) => (shader, ...rest) => {
  before(shader, ...rest);
  shader.fragmentShader = shader.fragmentShader.replace('#include <dithering_fragment>', `#include <dithering_fragment>
    float bright = min(1.0, max(gl_FragColor.r, max(gl_FragColor.g, gl_FragColor.b)));
    gl_FragColor = vec4(gl_FragColor.rgb / max(bright, 0.001), bright);`);
})(glow.onBeforeCompile.bind(glow));
const camera = new PerspectiveCamera(20, 1, 10, 4000);

const loader = new GLTFLoader();

/** A key from the front, a cool light from behind, and the sky. */
export function lights(): Group {
  const group = new Group();
  const key = new DirectionalLight('#fff0dc', 3);
  key.position.set(60, 90, 80);
  const back = new DirectionalLight('#bcd2ff', 1.6);
  back.position.set(-60, 60, -80);
  group.add(key, back, new HemisphereLight('#cfd8e6', '#4a4038', 1.1), new AmbientLight('#ffffff', 0.25));
  return group;
}

/** A figure as its file holds it, in mm, with its lights shining. Rejects when its file is missing. */
export async function figure(id: string): Promise<Group> {
  const { scene } = await readFigure(loader, id, FIGURES);
  scene.traverse((node) => {
    if (!(node instanceof Mesh)) return;
    node.frustumCulled = false;
    if ((node.material as MeshStandardMaterial).name !== 'glow') return;
    node.geometry.setAttribute('glow', node.geometry.getAttribute('uv'));
    node.material = glow;
    node.renderOrder = 5;
  });
  return scene;
}

/** A side's rim of a size in mm. */
export const rim = async (size: number, side: string): Promise<Group> => (await loader.loadAsync(`${FIGURES}rim-${size}-${side}.glb`)).scene;

/** The same thing in one paint. */
export function inOne<T extends Object3D>(model: T, paint: Material): T {
  model.traverse((node) => {
    if (node instanceof Mesh) node.material = paint;
  });
  return model;
}

/** What is looked at: how far the eye is, at which height (mm), and how much it is raised for each mm of distance. */
export interface Look {
  readonly far: number;
  readonly at: number;
  readonly above?: number;
}

/** Draws a scene, seen after a turn in radians, on a canvas that the next drawing draws over. Where the scene has no background one sees through it. */
export function shoot(scene: Scene, turn: number, width: number, height: number, { far, at, above = 0.2 }: Look): HTMLCanvasElement {
  renderer.setSize(width, height, false);
  camera.aspect = width / height;
  camera.position.set(Math.sin(turn) * far, at + far * above, Math.cos(turn) * far);
  camera.lookAt(0, at, 0);
  camera.updateProjectionMatrix();
  renderer.render(scene, camera);
  return renderer.domElement;
}

/** A canvas to draw on, and its brush. */
export function paperOf(width: number, height: number): readonly [HTMLCanvasElement, CanvasRenderingContext2D] {
  const canvas = document.createElement('canvas');
  Object.assign(canvas, { width, height });
  const paper = canvas.getContext('2d', { willReadFrequently: true })!;
  paper.imageSmoothingQuality = 'high';
  return [canvas, paper];
}
