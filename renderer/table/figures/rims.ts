import { type BufferGeometry, Color, DynamicDrawUsage, InstancedBufferAttribute, InstancedMesh, Matrix4, Mesh, type MeshStandardMaterial, type PerspectiveCamera, Vector3 } from 'three';
import { mergeGeometries } from 'three/addons/utils/BufferGeometryUtils.js';
import type { Palette } from '../../match/settings.ts';
import { seatLetter } from '../../words/seats.ts';
import { loadRimFile } from './figureFile.ts';
import { sideOf } from '../palette.ts';

/** Most rims of one size and side. */
const MOST = 40;
/** Diameters that rims are made for, in mm. */
const SIZES = [40, 50] as const;

/** The diameter whose rim fits a base best; it is stretched to the base's own. */
export const sizeFor = (base: number): number => (base * base > SIZES[0] * SIZES[1] ? SIZES[1] : SIZES[0]);

/** How wide the coloured band of a rim is as it was made, how much wider it gets at most (mm), and how wide it is in the picture at least (px). */
const [BAND, MOST_MORE, LEAST_PIXELS] = [1.25, 3, 3.5];

/** How much wider a band gets inwards where a millimetre has so many pixels: from afar it stays as wide in the picture. */
export const widening = (pixels: number): number => Math.min(MOST_MORE, Math.max(0, LEAST_PIXELS / pixels - BAND));

/** Lets each rim of a size (mm) be as much wider inwards as its place of `wider` says, and shine a little in its own colours the wider it is. */
function widen(material: MeshStandardMaterial, size: number): void {
  material.onBeforeCompile = (shader) => {
    shader.uniforms['edge'] = { value: size / 2 };
    shader.vertexShader = `uniform float edge;\nattribute float wider;\nvarying float vWider;\n${shader.vertexShader}`.replace('#include <begin_vertex>', `#include <begin_vertex>
      vWider = wider / ${MOST_MORE.toFixed(1)};
      float inwards = clamp((edge - length(position.xz)) / ${BAND}, 0.0, 1.0);
      transformed.xz *= 1.0 - inwards * wider / edge;
      // It lies flatter, so that it shows behind the figure too.
      transformed.y += step(0.45, position.y) * (0.9 - 0.4 * inwards) * min(wider, 1.0);`)
      // It is drawn over the ground that it covers: nearer to the eye, where it is seen all the same.
      .replace('#include <project_vertex>', `#include <project_vertex>
      mvPosition.xyz *= 1.0 - min(wider, 1.0) * 1.2 / length(mvPosition.xyz);
      gl_Position = projectionMatrix * mvPosition;`);
    shader.fragmentShader = `varying float vWider;\n${shader.fragmentShader}`
      .replace('#include <emissivemap_fragment>', '#include <emissivemap_fragment>\ntotalEmissiveRadiance += vColor.rgb * 1.3 * vWider;');
  };
  material.customProgramCacheKey = () => 'rim';
}

interface RimKind {
  readonly mesh: InstancedMesh;
  /** How much wider each rim's band is than it was made (mm). */
  readonly wider: InstancedBufferAttribute;
  /** The colours the file came with, kept so that another palette can be painted over them. */
  readonly own: Float32Array;
  count: number;
}

/** Repaints what is coloured (not black, white or grey) in the side's colour. */
function repaint({ mesh, own }: RimKind, colour: string | null): void {
  const attribute = mesh.geometry.getAttribute('color');
  const to = new Color(colour ?? '#000');
  for (let i = 0; i < attribute.count; i++) {
    const [r, g, b] = [own[i * 3]!, own[i * 3 + 1]!, own[i * 3 + 2]!];
    const most = Math.max(r, g, b);
    const coloured = colour !== null && most > 0.03 && (most - Math.min(r, g, b)) / most > 0.55;
    const k = coloured ? most / Math.max(to.r, to.g, to.b) : 0;
    attribute.setXYZ(i, coloured ? to.r * k : r, coloured ? to.g * k : g, coloured ? to.b * k : b);
  }
  attribute.needsUpdate = true;
}

/** The rim of a size (mm) and side, of which none is put anywhere yet. */
export async function loadRim(size: number, side: string): Promise<RimKind> {
  const { scene } = await loadRimFile(`rim-${size}-${side}`);
  scene.updateMatrixWorld(true);
  const geometries: BufferGeometry[] = [];
  let material: MeshStandardMaterial | null = null;
  scene.traverse((node) => {
    if (!(node instanceof Mesh)) return;
    geometries.push((node.geometry as BufferGeometry).applyMatrix4(node.matrixWorld));
    material = node.material as MeshStandardMaterial;
  });
  const geometry = mergeGeometries(geometries);
  if (geometry === null || material === null) throw new Error(`rim ${size} ${side} holds no mesh`);
  const colour = geometry.getAttribute('color');
  const own = new Float32Array(colour.count * 3);
  for (let i = 0; i < colour.count; i++) own.set([colour.getX(i), colour.getY(i), colour.getZ(i)], i * 3);
  const wider = new InstancedBufferAttribute(new Float32Array(MOST), 1).setUsage(DynamicDrawUsage) as InstancedBufferAttribute;
  geometry.setAttribute('wider', wider);
  widen(material, size);
  const mesh = new InstancedMesh(geometry, material, MOST);
  mesh.instanceMatrix.setUsage(DynamicDrawUsage);
  mesh.count = 0;
  mesh.receiveShadow = true;
  mesh.frustumCulled = false;
  mesh.raycast = () => {};
  return { mesh, own, wider, count: 0 };
}

/** The sides' rims under all bases: one draw call for each size and side in use. */
export class Rims {
  readonly #kinds = new Map<string, RimKind>();
  readonly #asked = new Set<number>();
  #palette: Palette = 'blue-vermilion';
  readonly #matrix = new Matrix4();
  readonly #stretch = new Vector3(1, 1, 1);
  readonly #place = new Vector3();

  /** Loads the rims of a seat that has none yet; `onMesh` gets each one. */
  async load(seat: number, onMesh: (mesh: InstancedMesh) => void): Promise<void> {
    if (this.#asked.has(seat)) return;
    this.#asked.add(seat);
    await Promise.all(SIZES.map(async (size) => {
      const kind = await loadRim(size, seatLetter(seat));
      this.#kinds.set(`${size}${seatLetter(seat)}`, kind);
      this.#paint(kind, seat);
      onMesh(kind.mesh);
    }));
  }

  #paint(kind: RimKind, seat: number): void {
    repaint(kind, this.#palette === 'blue-vermilion' ? null : sideOf(this.#palette, seat).deep);
  }

  setPalette(palette: Palette): void {
    this.#palette = palette;
    for (const seat of this.#asked) for (const size of SIZES) {
      const kind = this.#kinds.get(`${size}${seatLetter(seat)}`);
      if (kind !== undefined) this.#paint(kind, seat);
    }
  }

  clear(): void {
    for (const kind of this.#kinds.values()) kind.count = 0;
  }

  /** Puts a seat's rim under a base of this diameter (mm). */
  add(base: number, seat: number, matrix: Matrix4): void {
    const size = sizeFor(base);
    const kind = this.#kinds.get(`${size}${seatLetter(seat)}`);
    if (kind === undefined || kind.count >= MOST) return;
    this.#stretch.set(base / size, 1, base / size);
    kind.mesh.setMatrixAt(kind.count++, this.#matrix.copy(matrix).scale(this.#stretch));
  }

  /** Keeps every band readable in a window so many pixels high. */
  see(camera: PerspectiveCamera, height: number): void {
    const scale = (camera.projectionMatrix.elements[5]! * height) / 2;
    for (const { mesh, wider, count } of this.#kinds.values()) for (let i = 0; i < count; i++) {
      mesh.getMatrixAt(i, this.#matrix);
      const away = this.#place.setFromMatrixPosition(this.#matrix).distanceTo(camera.position);
      const more = widening(scale / Math.max(1, away));
      if (Math.abs(more - wider.getX(i)) < 0.02) continue;
      wider.setX(i, more);
      wider.needsUpdate = true;
    }
  }

  commit(): void {
    for (const { mesh, count } of this.#kinds.values()) {
      mesh.count = count;
      mesh.visible = count > 0;
      mesh.instanceMatrix.needsUpdate = true;
    }
  }
}
