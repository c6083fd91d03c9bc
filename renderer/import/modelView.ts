/** The model on a bit of table with a figure beside it: drawn by a renderer of its own, whenever something changes. */
import {
  Box3, BufferAttribute, BufferGeometry, Color, DirectionalLight, Group, HemisphereLight, Mesh, MeshLambertMaterial,
  MeshStandardMaterial, PCFShadowMap, PerspectiveCamera, Raycaster, Scene, Vector2, Vector3, WebGLRenderer,
} from 'three';
import { GLTFLoader } from 'three/addons/loaders/GLTFLoader.js';
import type { MadePart } from '../../engine/space/import/make-piece.ts';
import type { Size } from '../../engine/space/import/stance.ts';
import { Bars } from '../measure/bars.ts';
import { readFigure } from '../table/figures/figureFile.ts';
import type { TableSize } from '../../engine/space/terrain/size.ts';
import { clearSheets } from '../table/clearSheets.ts';
import { laySheets } from '../workshop/scene/fieldSheets.ts';
import { facesOver, layShapes, MOST_BARS } from '../workshop/scene/overlayDrawing.ts';
import { Board } from './board.ts';
import type { ModelShapes } from './modelShapes.ts';
import { orbitAround, type Orbit } from './orbit.ts';

/** Who gives the size: a figure of the game, and its base (mm). */
const FIGURE = '501st-clone-troopers-1';
export const FIGURE_BASE = 40;
/** How far beside the model it stands (mm). */
const BESIDE = 14;
const INK = '#e8b765';
/** How far below the middle of the picture the model stands, as a share of its height: what is shown is chosen above it. */
const LOWER = 0.09;
/** Bars over the model are thinner than over a table that is seen from afar. */
const SLENDER = 0.65;

/** Where a face was met, mm, and the way it looks. */
export interface Met {
  readonly part: number;
  readonly at: readonly [number, number, number];
  readonly facing: readonly [number, number, number];
}

export interface Shown {
  readonly parts: readonly MadePart[];
  readonly size: Size;
  /** A colour for each part in place of its own; null for how it looks. */
  readonly tone: ((part: MadePart) => string) | null;
  readonly chosen: number | null;
  /** How large the bit of table is that it stands on. */
  readonly board: TableSize;
  readonly over: ModelShapes;
}

const plain = (vertexColors: boolean, color = '#ffffff'): MeshStandardMaterial => new MeshStandardMaterial({ vertexColors, color, roughness: 0.8, metalness: 0.05 });

export class ModelView {
  readonly orbit: Orbit;
  readonly #gl: WebGLRenderer;
  readonly #camera = new PerspectiveCamera(32, 1, 5, 4000);
  readonly #scene = new Scene();
  readonly #model = new Group();
  readonly #person = new Group();
  readonly #board = new Board();
  /** Fields of places over the model and the table. */
  readonly #sheets = new Group();
  readonly #faces = facesOver();
  readonly #bars = new Bars(MOST_BARS, 0.9);
  readonly #rules = new Bars(8, 0.8);
  readonly #ray = new Raycaster();
  #size: Size = [100, 60, 100];
  #waiting = false;
  #closed = false;

  /** Throws where this browser draws nothing in three dimensions. `onDrawn` hears where the ends of the measures lie in the picture. */
  constructor(canvas: HTMLCanvasElement, onFigure: (tall: number) => void, onDrawn: (view: ModelView) => void) {
    this.#gl = new WebGLRenderer({ canvas, antialias: true });
    this.#gl.shadowMap.enabled = true;
    this.#gl.shadowMap.type = PCFShadowMap;
    this.#scene.background = new Color('#16110e');
    const sun = new DirectionalLight('#fff0dc', 2.6);
    sun.position.set(220, 420, 300);
    sun.castShadow = true;
    sun.shadow.mapSize.set(1024, 1024);
    sun.shadow.normalBias = 1.2;
    Object.assign(sun.shadow.camera, { left: -380, right: 380, top: 380, bottom: -380, near: 10, far: 1200 });
    const back = new DirectionalLight('#bcd2ff', 0.7);
    back.position.set(-260, 220, -300);
    this.#scene.add(sun, back, new HemisphereLight('#dfe6f0', '#5a4a3c', 1.15), this.#board.group, this.#model, this.#person, this.#sheets, this.#faces, this.#bars.mesh, this.#rules.mesh);
    this.#bars.thickness = SLENDER;
    this.orbit = orbitAround(canvas, () => this.draw());
    this.#onDrawn = onDrawn;
    void this.#figure(onFigure);
  }

  readonly #onDrawn: (view: ModelView) => void;

  async #figure(onFigure: (tall: number) => void): Promise<void> {
    const { scene } = await readFigure(new GLTFLoader(), FIGURE);
    if (this.#closed) return;
    const paint = new MeshLambertMaterial({ vertexColors: true });
    scene.traverse((node) => {
      if (!(node instanceof Mesh)) return;
      [node.material, node.frustumCulled, node.castShadow] = [paint, false, true];
    });
    this.#person.add(scene);
    scene.updateMatrixWorld(true);
    onFigure(Math.round(new Box3().setFromObject(scene, true).max.y));
    this.#place();
    this.draw();
  }

  /** The figure stands beside the model, nearer to whoever looks. */
  #place(): void {
    const [x, , z] = this.#size;
    this.#person.position.set(x / 2 + BESIDE + FIGURE_BASE / 2, 0, Math.max(0, z / 2 - FIGURE_BASE));
  }

  /** Shows other parts. The eye moves only where the model's size is another. */
  show({ parts, size, tone, chosen, board, over: { shapes, field, tones } }: Shown): void {
    this.#clear();
    this.#board.cut(board);
    for (const part of parts) {
      const mesh = new Mesh(geometryOf(part), tone === null ? plain(true) : plain(false, tone(part)));
      if (chosen === part.part) (mesh.material as MeshStandardMaterial).emissive.set(INK).multiplyScalar(0.35);
      mesh.castShadow = mesh.receiveShadow = true;
      mesh.userData['part'] = part.part;
      this.#model.add(mesh);
    }
    layShapes(this.#faces, this.#bars, shapes);
    laySheets(this.#sheets, field, tones);
    if (size.some((side, k) => Math.abs(side - this.#size[k]!) > 0.5)) {
      this.#size = size;
      this.#place();
      this.orbit.look({ height: size[1] * 0.42, away: Math.max(150, Math.hypot(...size) * 2.1 + 60) });
    }
    this.#measure();
    this.draw();
  }

  /** Lines along the model's width, depth and height. */
  #measure(): void {
    this.#rules.clear();
    for (const [from, to] of this.#edges()) this.#rules.add(from, to, 1, 1, INK);
  }

  #edges(): readonly (readonly [Vector3, Vector3])[] {
    const [x, y, z] = this.#size.map((side, k) => (k === 1 ? side : side / 2)) as [number, number, number];
    const [left, front] = [-x - 8, z + 8];
    return [
      [new Vector3(-x, 0.6, front), new Vector3(x, 0.6, front)],
      [new Vector3(left, 0.6, -z), new Vector3(left, 0.6, z)],
      [new Vector3(left, 0, front), new Vector3(left, y, front)],
    ];
  }

  /** Where the middles of the measures lie, in pixels of the picture: width, depth, height. */
  middles(): readonly { readonly x: number; readonly y: number }[] {
    return this.#edges().map(([from, to]) => this.#flat(from.add(to).multiplyScalar(0.5)));
  }

  /** Where a place (mm) lies in the picture, in CSS pixels. */
  flat(x: number, y: number, z: number): { readonly x: number; readonly y: number } {
    return this.#flat(new Vector3(x, y, z));
  }

  #flat(at: Vector3): { readonly x: number; readonly y: number } {
    const { clientWidth, clientHeight } = this.#gl.domElement;
    at.project(this.#camera);
    return { x: ((at.x + 1) / 2) * clientWidth, y: ((1 - at.y) / 2) * clientHeight };
  }

  /** What is met at a place of the picture, in CSS pixels from its corner; null for nothing of the model. */
  meet(x: number, y: number): Met | null {
    const { clientWidth, clientHeight } = this.#gl.domElement;
    this.#ray.setFromCamera(new Vector2((x / clientWidth) * 2 - 1, 1 - (y / clientHeight) * 2), this.#camera);
    const [hit] = this.#ray.intersectObjects(this.#model.children, false);
    if (hit?.face == null) return null;
    const round = (n: number): number => Math.round(n * 1000) / 1000;
    const list = ({ x: a, y: b, z: c }: Vector3): readonly [number, number, number] => [round(a), round(b), round(c)];
    return { part: hit.object.userData['part'] as number, at: list(hit.point), facing: list(hit.face.normal) };
  }

  /** Draws at the next picture. */
  draw(): void {
    if (this.#waiting || this.#closed) return;
    this.#waiting = true;
    requestAnimationFrame(() => {
      this.#waiting = false;
      if (this.#closed) return;
      const { clientWidth, clientHeight } = this.#gl.domElement;
      if (clientWidth === 0) return;
      this.#gl.setPixelRatio(Math.min(2, window.devicePixelRatio));
      this.#gl.setSize(clientWidth, clientHeight, false);
      this.#camera.aspect = clientWidth / clientHeight;
      this.#camera.setViewOffset(clientWidth, clientHeight, 0, -clientHeight * LOWER, clientWidth, clientHeight);
      this.orbit.place(this.#camera);
      this.#gl.render(this.#scene, this.#camera);
      this.#onDrawn(this);
    });
  }

  #clear(): void {
    for (const mesh of this.#model.children as Mesh[]) {
      mesh.geometry.dispose();
      (mesh.material as MeshStandardMaterial).dispose();
    }
    this.#model.clear();
  }

  close(): void {
    this.#closed = true;
    this.orbit.close();
    this.#clear();
    clearSheets(this.#sheets);
    this.#board.dispose();
    this.#faces.geometry.dispose();
    for (const bars of [this.#bars, this.#rules]) bars.dispose();
    this.#gl.dispose();
    this.#gl.forceContextLoss();
  }
}

function geometryOf({ drawn }: MadePart): BufferGeometry {
  const geometry = new BufferGeometry();
  for (const [name, list] of [['position', drawn.position], ['normal', drawn.normal], ['color', drawn.colour]] as const) geometry.setAttribute(name, new BufferAttribute(list, 3));
  return geometry;
}
