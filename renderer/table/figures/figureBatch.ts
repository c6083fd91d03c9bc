import { BufferAttribute, BufferGeometry, DynamicDrawUsage, Frustum, Group, type Material, Matrix4, type PerspectiveCamera, SkinnedMesh, Sphere, type TypedArray, Vector3 } from 'three';
import { BonePalette } from './bonePalette.ts';
import { crumbling } from './dissolve.ts';
import type { FigureFacts, FigureModel } from './figureModel.ts';
import { glow } from './figurePaints.ts';
import { levelFor, LEVELS, shadowLevel } from './levels.ts';
import { behindPaint, outlinePaint, type OutlineLook } from './outline.ts';
import { VertexPool } from './vertexPool.ts';
import { BONES, type Pose } from '../../../assets/skeleton.ts';

/** Figures that there is room for at first. */
const USUAL = 24;
/** Height of a figure from base to crown, by which its height on the screen is told, and how far from its middle it reaches in any pose (mm). */
const TALL = 40;
const [MIDDLE, REACH] = [20, 48];
/** Where figures are: they are left out one by one, not all together. */
const AROUND = new Sphere(new Vector3(), 1000);
/** Glowing parts go out once no more than this of a figure is left. */
const GLOWING = 0.6;

/** One figure among those that are drawn together. Set what is not read-only, then have the batch `write` it. */
export interface BatchFigure extends Omit<FigureFacts, 'base'> {
  readonly model: FigureModel;
  /** Diameter of the base it stands on, in mm. */
  readonly base: number;
  /** How much wider that is than the base it was made for: its ground is spread as far. */
  readonly spread: number;
  readonly row: number;
  /** Where it stands, and its bones in its own space. */
  readonly place: Matrix4;
  readonly frames: readonly Matrix4[];
  readonly scratch: Pose;
  shown: boolean;
  /** 1 whole, 0 gone. */
  solid: number;
}

/** What is drawn of a figure: its triangles among those of all. */
interface Drawn {
  readonly figure: BatchFigure;
  levels: readonly Uint32Array[];
  glow: Uint32Array;
  level: number;
  seen: boolean;
  shown: boolean;
  solid: number;
}

const NONE = new Uint32Array(0);
const placed = (index: TypedArray, first: number): Uint32Array => Uint32Array.from(index, (corner) => corner + first);

/** In the order of drawing: terrain (0), what it hides of figures, figures, then what lies below everything (1). */
const ORDER = { behind: 0.3, figure: 0.6 } as const;

/**
 * All figures of a table, drawn together: bodies, hulls around them, bodies that crumble, lights and what terrain hides are one draw call each, and one
 * for the shadow, however many figures there are. They share corners, bones and one list of triangles, into which each figure is written at the level
 * of detail that its height on the screen needs; the list changes only when a level changes, or somebody comes, goes or begins to fade.
 */
export class FigureBatch {
  readonly group = new Group();
  readonly #plainly: boolean;
  readonly #palette = new BonePalette(USUAL);
  readonly #drawn = new Map<BatchFigure, Drawn>();
  readonly #free: number[] = [];
  readonly #body: SkinnedMesh;
  readonly #faded: SkinnedMesh;
  readonly #hull: SkinnedMesh;
  readonly #glow: SkinnedMesh;
  readonly #behind: SkinnedMesh;
  readonly #pool: VertexPool;
  #index = new BufferAttribute(new Uint32Array(0), 1);
  /** Triangles that throw shadows: where they begin in the list, and how many corners they have. */
  #shadow: readonly [start: number, count: number] = [0, 0];
  #rows = 0;
  #dirty = true;
  readonly #frustum = new Frustum();
  readonly #view = new Matrix4();
  readonly #sphere = new Sphere(new Vector3(), REACH);
  readonly #at = new Vector3();

  /** `plainly`: bodies alone are drawn, lit by nothing: without outlines, lights and shadows, over what stands there. */
  constructor({ plainly = false } = {}) {
    this.#plainly = plainly;
    const mesh = (paint?: Material): SkinnedMesh => {
      const made = new SkinnedMesh(new BufferGeometry(), paint);
      made.bind(this.#palette, new Matrix4());
      made.frustumCulled = made.visible = false;
      made.boundingSphere = AROUND;
      made.raycast = () => {};
      this.group.add(made);
      return made;
    };
    [this.#body, this.#faded, this.#hull, this.#glow, this.#behind] = [mesh(), mesh(), mesh(outlinePaint), mesh(glow), mesh(behindPaint)];
    for (const one of [this.#body, this.#faded, this.#hull]) one.renderOrder = ORDER.figure;
    this.#glow.renderOrder = 5;
    this.#behind.renderOrder = ORDER.behind;
    if (plainly) {
      for (const one of [this.#faded, this.#hull, this.#glow, this.#behind]) one.removeFromParent();
      this.#body.renderOrder = 6;
    }
    this.#pool = new VertexPool([...this.#meshes()].map(({ geometry }) => geometry), 2 ** 15);
    // Nobody may be whole while another's shadow is needed: bodies are there for it as long as there is anybody.
    this.#body.onBeforeShadow = () => this.#body.geometry.setDrawRange(...this.#shadow);
    this.#body.onAfterShadow = () => this.#body.geometry.setDrawRange(0, this.#whole);
  }

  #whole = 0;

  *#meshes(): Iterable<SkinnedMesh> {
    yield* [this.#body, this.#faded, this.#hull, this.#glow, this.#behind];
  }

  /** Adds a figure on a base of so many mm (null: the one it was made for), not shown yet; the first says with which paint all are drawn. */
  add(model: FigureModel, base: number | null, paint: Material): BatchFigure {
    const { base: own, ...facts } = model.facts;
    const row = this.#free.pop() ?? this.#rows++;
    this.#palette.reserve(this.#rows);
    const figure: BatchFigure = {
      ...facts, model, row, base: base ?? own, spread: (base ?? own) / own, shown: false, solid: 1,
      place: new Matrix4(), frames: BONES.map(() => new Matrix4()), scratch: structuredClone(facts.pose),
    };
    if (this.#drawn.size === 0) this.paint(paint);
    const drawn: Drawn = { figure, levels: [], glow: NONE, level: LEVELS - 1, seen: true, shown: false, solid: 1 };
    this.#drawn.set(figure, drawn);
    if (this.#pool.holds(cornersOf(model))) this.#place(drawn);
    else this.#replace();
    this.#dirty = true;
    return figure;
  }

  /** Draws all bodies with this paint. */
  paint(paint: Material): void {
    this.#body.material = paint;
    if (this.#plainly) return;
    this.#faded.material = crumbling(paint);
    this.#body.castShadow = this.#body.receiveShadow = this.#faded.receiveShadow = true;
  }

  remove(figure: BatchFigure): void {
    if (!this.#drawn.delete(figure)) return;
    this.#free.push(figure.row);
    this.#dirty = true;
  }

  /** Puts a figure's corners among the others. */
  #place(drawn: Drawn): void {
    const { model: { body, levels, glow: light }, row } = drawn.figure;
    const first = this.#pool.add(body, row);
    drawn.levels = levels.map((index) => placed(index, first));
    drawn.glow = light === null ? NONE : placed(light.index, this.#pool.add(light.corners, row));
  }

  /** Makes room for twice the corners that there are, and puts them there anew: those of figures that left are gone then. */
  #replace(): void {
    let corners = 0;
    for (const { model } of this.#drawn.keys()) corners += cornersOf(model);
    this.#pool.clear(corners * 2);
    for (const drawn of this.#drawn.values()) this.#place(drawn);
  }

  /** Writes where a figure is, how its bones stand, and how it is outlined. */
  write(figure: BatchFigure): void {
    this.#palette.write(figure.row, figure.place, figure.frames, figure.model.inverses);
    const drawn = this.#drawn.get(figure)!;
    const fades = figure.solid < 1;
    if (drawn.shown !== figure.shown || fades !== drawn.solid < 1 || figure.solid > GLOWING !== drawn.solid > GLOWING) this.#dirty = true;
    drawn.shown = figure.shown;
    drawn.solid = figure.solid;
  }

  outline(figure: BatchFigure, { colour, wide }: OutlineLook): void {
    this.#palette.look(figure.row, colour, wide, figure.solid, this.#at.setFromMatrixPosition(figure.place));
  }

  /** Chooses each figure's level of detail for a window so many pixels high. Allocates nothing unless one changes. */
  see(camera: PerspectiveCamera, height: number): void {
    camera.updateMatrixWorld();
    this.#frustum.setFromProjectionMatrix(this.#view.multiplyMatrices(camera.projectionMatrix, camera.matrixWorldInverse));
    const scale = (height * camera.projectionMatrix.elements[5]!) / 2;
    for (const drawn of this.#drawn.values()) {
      const { place } = drawn.figure;
      const at = this.#sphere.center.setFromMatrixPosition(place);
      at.y += MIDDLE;
      const seen = this.#frustum.intersectsSphere(this.#sphere);
      const level = seen ? levelFor((TALL * scale) / this.#at.copy(at).applyMatrix4(camera.matrixWorldInverse).length(), drawn.level) : LEVELS - 1;
      if (level === drawn.level && seen === drawn.seen) continue;
      drawn.level = level;
      drawn.seen = seen;
      if (drawn.shown) this.#dirty = true;
    }
    if (this.#dirty) this.#arrange();
  }

  /** Writes the list of triangles: whole bodies, fading ones, lights, what throws shadows, then what is seen through terrain, coarsely. */
  #arrange(): void {
    this.#dirty = false;
    let most = 0;
    for (const { levels, glow: light } of this.#drawn.values()) most += levels[0]!.length * 2 + light.length;
    if (most > this.#index.count) {
      this.#index = new BufferAttribute(new Uint32Array(Math.max(most, this.#index.count * 2)), 1).setUsage(DynamicDrawUsage);
      for (const { geometry } of this.#meshes()) {
        geometry.dispose();
        geometry.setIndex(this.#index);
      }
    }
    const list = this.#index.array as Uint32Array;
    let at = 0;
    const put = (triangles: Uint32Array): void => {
      list.set(triangles, at);
      at += triangles.length;
    };
    const range = (mesh: SkinnedMesh, from: number): void => {
      mesh.geometry.setDrawRange(from, at - from);
      mesh.visible = at > from;
    };
    for (const { figure, levels, level, seen } of this.#drawn.values()) if (figure.shown && seen && figure.solid >= 1) put(levels[level]!);
    this.#whole = at;
    range(this.#hull, 0);
    for (const { figure, levels, level, seen } of this.#drawn.values()) if (figure.shown && seen && figure.solid < 1) put(levels[level]!);
    range(this.#faded, this.#whole);
    const lights = at;
    for (const { figure, glow: light, seen } of this.#drawn.values()) if (figure.shown && seen && figure.solid > GLOWING) put(light);
    range(this.#glow, lights);
    const shades = at;
    for (const { figure, levels, level } of this.#drawn.values()) if (figure.shown) put(levels[shadowLevel(level)]!);
    this.#shadow = [shades, at - shades];
    const hidden = at;
    for (const { figure, levels, seen } of this.#drawn.values()) if (figure.shown && seen && figure.solid >= 1) put(levels[LEVELS - 1]!);
    range(this.#behind, hidden);
    this.#body.geometry.setDrawRange(0, this.#whole);
    this.#body.visible = at > 0;
    this.#index.addUpdateRange(0, at);
    this.#index.needsUpdate = true;
  }

  dispose(): void {
    this.#palette.dispose();
    for (const { geometry } of this.#meshes()) geometry.dispose();
  }
}

const cornersOf = ({ body, glow: light }: FigureModel): number => body.count + (light?.corners.count ?? 0);
