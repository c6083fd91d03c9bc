/** The page that draws contact sheets: every figure from three sides beside a bare base and a person, and its outline as small as it is in play. */
import {
  ACESFilmicToneMapping, AmbientLight, Color, DirectionalLight, Group, HemisphereLight, Mesh, MeshBasicMaterial,
  type MeshStandardMaterial, PerspectiveCamera, Scene, type SkinnedMesh, Vector3, WebGLRenderer,
} from 'three';
import { GLTFLoader } from 'three/addons/loaders/GLTFLoader.js';
import { glowMaterial } from '../table/figures/glow.ts';
import { readFigure } from '../table/figures/figureFile.ts';

const [WIDE, HIGH, SMALL, LABEL] = [190, 210, 60, 22];
const VIEWS = [0.35, -1.25, Math.PI + 0.35];
const CELL = WIDE * VIEWS.length + SMALL + 10;

const renderer = new WebGLRenderer({ antialias: true, preserveDrawingBuffer: true });
renderer.toneMapping = ACESFilmicToneMapping;
const glow = glowMaterial();
const grey = new MeshBasicMaterial({ color: '#50565f' });
const black = new MeshBasicMaterial({ color: '#000000' });
const camera = new PerspectiveCamera(20, WIDE / HIGH, 10, 1000);

function lights(): Group {
  const group = new Group();
  const key = new DirectionalLight('#fff0dc', 3);
  key.position.set(60, 90, 80);
  const back = new DirectionalLight('#bcd2ff', 1.6);
  back.position.set(-60, 60, -80);
  group.add(key, back, new HemisphereLight('#cfd8e6', '#4a4038', 1.1), new AmbientLight('#ffffff', 0.25));
  return group;
}

const loader = new GLTFLoader();
async function figure(id: string): Promise<Group> {
  const { scene } = await readFigure(loader, id, '/assets/figures/');
  scene.traverse((node) => {
    const mesh = node as SkinnedMesh;
    if (!mesh.isMesh) return;
    const material = mesh.material as MeshStandardMaterial;
    mesh.frustumCulled = false;
    if (material.name === 'glow') {
      mesh.geometry.setAttribute('glow', mesh.geometry.getAttribute('uv'));
      mesh.material = glow;
      mesh.renderOrder = 5;
    }
  });
  return scene;
}

const inOne = (model: Group, paint: MeshBasicMaterial): Group => {
  model.traverse((node) => {
    if (node instanceof Mesh) node.material = paint;
  });
  return model;
};

/** What is looked at: how far the eye is from which height. */
interface Look { readonly far: number; readonly at: number }
const WHOLE: Look = { far: 150, at: 21 };

function shoot(scene: Scene, turn: number, width: number, height: number, { far, at }: Look): HTMLCanvasElement {
  renderer.setSize(width, height, false);
  camera.aspect = width / height;
  camera.position.set(Math.sin(turn) * far, at + far * (far < 100 ? 0.08 : 0.2), Math.cos(turn) * far);
  camera.lookAt(0, at, 0);
  camera.updateProjectionMatrix();
  renderer.render(scene, camera);
  return renderer.domElement;
}

/** Draws one sheet, of heads where `close`, and gives it as a PNG data address. */
async function sheet(ids: readonly string[], across: number, person: string | null, close: boolean): Promise<string> {
  const canvas = document.createElement('canvas');
  [canvas.width, canvas.height] = [CELL * across, (HIGH + LABEL) * Math.ceil(ids.length / across)];
  const paper = canvas.getContext('2d')!;
  paper.fillStyle = '#ffffff';
  paper.fillRect(0, 0, canvas.width, canvas.height);
  for (const [i, id] of ids.entries()) {
    const [x, y] = [(i % across) * CELL, Math.floor(i / across) * (HIGH + LABEL)];
    const scene = new Scene();
    scene.background = new Color('#3b4048');
    scene.add(lights());
    const model = await figure(id);
    scene.add(model);
    scene.add((await loader.loadAsync(`/assets/figures/rim-${(model.children[0]!.userData as { base: number }).base}-a.glb`)).scene);
    const head = new Vector3();
    model.updateMatrixWorld(true);
    model.getObjectByName('head')!.getWorldPosition(head);
    const look = close ? { far: 48, at: head.y + 1 } : WHOLE;
    const scale = person === null ? new Group() : inOne(await figure(person), grey);
    scale.position.set(-14, 0, -40);
    for (const [k, turn] of VIEWS.entries()) {
      scale.visible = k === 0;
      if (k === 0) scene.add(scale);
      paper.drawImage(shoot(scene, turn, WIDE * 2, HIGH * 2, look), x + k * WIDE, y, WIDE, HIGH);
    }
    scene.remove(scale);
    const small = new Scene();
    small.background = new Color('#ffffff');
    small.add(inOne(model, black));
    paper.drawImage(shoot(small, VIEWS[0]!, SMALL, SMALL, WHOLE), x + WIDE * VIEWS.length + 5, y + HIGH - SMALL - 10);
    paper.fillStyle = '#111111';
    paper.font = '15px sans-serif';
    paper.fillText(id, x + 6, y + HIGH + 16);
  }
  return canvas.toDataURL('image/png');
}

Object.assign(window, { sheet });
