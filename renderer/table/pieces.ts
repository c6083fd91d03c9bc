import { Box3, BufferAttribute, type BufferGeometry, Matrix4, Mesh, type Object3D } from 'three';
import { GLTFLoader } from 'three/addons/loaders/GLTFLoader.js';
import { mergeGeometries } from 'three/addons/utils/BufferGeometryUtils.js';
import { sortBySize } from './largeFirst.ts';
import { pieceBytes } from './packs.ts';
import { MOST_PARTS } from './paint.ts';
import { edgesOf, type Edges, type Ring } from '../../engine/space/plane/ring.ts';

/** One part of a piece inside the piece's joined geometry. Heights in mm above the piece's foot, `box` in the piece's tenths. */
export interface DrawnPart {
  readonly name: string;
  readonly low: number;
  readonly high: number;
  readonly box: Box3;
  /** Its standing surfaces: closed to the pointer even where a grating is drawn with gaps. */
  readonly floors: readonly Floor[];
  /** Railings, masts and the like: Clear and nothing to stand on, so that a figure behind is seen and pointed at through it. */
  readonly open: boolean;
  /** One sees through it, floors and all: a grating. */
  readonly through: boolean;
  /** It is a leaf of a door: it gives its place free where the door is open. */
  readonly leaf: boolean;
}

/** A standing surface: height and outline in mm, in the piece's frame. */
export interface Floor {
  readonly y: number;
  readonly edges: Edges;
}

/** A piece as it is drawn: one geometry for all parts, in tenths of a millimetre. */
export interface DrawnPiece {
  readonly name: string;
  readonly geometry: BufferGeometry;
  readonly parts: readonly DrawnPart[];
  /** Length of the index's front that throws shadows: its large triangles stand first. */
  readonly shadowCount: number;
  /** Whether some part is a leaf: then the geometry has a `slide` for each corner, in tenths. */
  readonly hasDoor: boolean;
}

/** Share of a piece's surface that throws shadows: bolts, bevels and rims make many triangles and no shadow to be seen. */
const CASTING = 0.7;

const loader = new GLTFLoader();
const loaded = new Map<string, Promise<DrawnPiece>>();

/** Names of the top nodes below the root are the parts. */
function partOf(node: Object3D, root: Object3D): Object3D {
  let here = node;
  while (here.parent !== null && here.parent !== root) here = here.parent;
  return here;
}

function numbered(geometry: BufferGeometry, part: number): BufferGeometry {
  const count = geometry.getAttribute('position').count;
  geometry.setAttribute('part', new BufferAttribute(new Float32Array(count).fill(part), 1));
  return geometry;
}

/** The way that a part goes to open, in mm, as its node says; null for what is no leaf. */
const slideOf = (part: Object3D): Slide | null => (part.userData['door'] as { readonly slide: Slide } | undefined)?.slide ?? null;

type Slide = readonly [x: number, y: number, z: number];

/** Gives every corner the way to open, in tenths. */
function slidden(geometry: BufferGeometry, slide: Slide): void {
  const ways = new Float32Array(geometry.getAttribute('position').count * 3);
  for (let i = 0; i < ways.length; i++) ways[i] = slide[i % 3]! * 10;
  geometry.setAttribute('slide', new BufferAttribute(ways, 3));
}

async function load(theme: string, name: string): Promise<DrawnPiece> {
  const bytes = await pieceBytes(theme, name);
  const { scene } = await loader.parseAsync(bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength) as ArrayBuffer, '');
  const root = scene.children.length === 1 ? scene.children[0]! : scene;
  scene.updateMatrixWorld(true);
  const unscale = root.matrixWorld.clone().invert();
  const hasDoor = root.children.some((part) => slideOf(part) !== null);
  const found = new Map<string, number>();
  const parts: { -readonly [K in keyof DrawnPart]: DrawnPart[K] }[] = [];
  const geometries: BufferGeometry[] = [];
  scene.traverse((node) => {
    if (!(node instanceof Mesh)) return;
    const top = partOf(node, root);
    const part = top.name;
    let number = found.get(part);
    if (number === undefined) {
      number = Math.min(found.size, MOST_PARTS - 1);
      found.set(part, number);
      const [floors, through, leaf] = [floorsOf(top), top.userData['sight'] === 'clear', slideOf(top) !== null];
      parts[number] ??= { name: part, low: Infinity, high: -Infinity, box: new Box3(), floors, open: through && floors.length === 0, through, leaf };
    }
    const geometry = node.geometry as BufferGeometry;
    const local = new Matrix4().multiplyMatrices(unscale, node.matrixWorld);
    if (!isUnit(local)) geometry.applyMatrix4(local);
    geometry.computeBoundingBox();
    const drawn = parts[number]!;
    drawn.box.union(geometry.boundingBox!);
    drawn.low = drawn.box.min.y / 10;
    drawn.high = drawn.box.max.y / 10;
    if (hasDoor) slidden(geometry, slideOf(top) ?? [0, 0, 0]);
    geometries.push(numbered(geometry, number));
  });
  const geometry = mergeGeometries(geometries);
  if (geometry === null) throw new Error(`piece ${theme}/${name} has no meshes that fit together`);
  return { name, geometry, parts, shadowCount: sortBySize(geometry, CASTING), hasDoor };
}

/** The surfaces that the part's node names in its extras. */
function floorsOf(part: Object3D): readonly Floor[] {
  const surfaces = (part.userData['surfaces'] ?? []) as readonly { readonly y: number; readonly outline: Ring }[];
  return surfaces.map(({ y, outline }) => ({ y, edges: edgesOf([outline]) }));
}

const isUnit = (m: Matrix4): boolean => m.elements.every((value, i) => Math.abs(value - (i % 5 === 0 ? 1 : 0)) < 1e-6);

/** Loads a piece once. Rejects when the file is missing or holds no mesh. */
export function loadPiece(theme: string, name: string): Promise<DrawnPiece> {
  const key = `${theme}/${name}`;
  let piece = loaded.get(key);
  if (piece === undefined) {
    piece = load(theme, name);
    loaded.set(key, piece);
    piece.catch(() => loaded.delete(key));
  }
  return piece;
}
