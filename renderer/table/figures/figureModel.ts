import {
  type BufferAttribute, type BufferGeometry, InterleavedBufferAttribute, type Material, type Matrix4,
  type MeshStandardMaterial, type Object3D, type SkinnedMesh, type TypedArray,
} from 'three';
import { loadFigureFile } from './figureFile.ts';
import { paintOf } from './figurePaints.ts';
import type { Manner, Pose, Proportions } from '../../../assets/skeleton.ts';

/** What the kit wrote into a figure's file. */
export interface FigureFacts {
  /** Diameter of the base it was made for, in mm. */
  readonly base: number;
  readonly body: Proportions;
  readonly pose: Pose;
  readonly ground: number;
  readonly manner: Manner;
}

/** Corners as the file has them: `position` counts steps that the bones undo, `joints` and `weights` have four numbers a corner. */
export interface Corners {
  readonly count: number;
  readonly position: TypedArray;
  readonly normal: TypedArray;
  readonly color: TypedArray;
  readonly uv: TypedArray;
  readonly joints: TypedArray;
  readonly weights: TypedArray;
}

/** A figure's file, read once for all that look so. */
export interface FigureModel {
  readonly facts: FigureFacts;
  /** One for each bone: from the file's corners to the bone. */
  readonly inverses: readonly Matrix4[];
  readonly body: Corners;
  /** Triangles of the body at each level of detail, the finest first. */
  readonly levels: readonly TypedArray[];
  /** Blades, visors, jets. */
  readonly glow: { readonly corners: Corners; readonly index: TypedArray } | null;
  /** What it is drawn with where drawing is fine. */
  readonly paint: Material;
}

const loaded = new Map<string, Promise<FigureModel>>();

/** The numbers of an attribute without the gaps that a file leaves between corners. */
function numbersOf(attribute: BufferAttribute | InterleavedBufferAttribute): TypedArray {
  if (!(attribute instanceof InterleavedBufferAttribute)) return attribute.array;
  const { data: { array, stride }, offset, itemSize, count } = attribute;
  const out = new (array.constructor as new (length: number) => TypedArray)(count * itemSize);
  for (let i = 0; i < count; i++) for (let k = 0; k < itemSize; k++) out[i * itemSize + k] = array[i * stride + offset + k]!;
  return out;
}

function cornersOf({ attributes }: BufferGeometry): Corners {
  const of = (name: string): TypedArray => numbersOf(attributes[name] as BufferAttribute | InterleavedBufferAttribute);
  return { count: attributes['position']!.count, position: of('position'), normal: of('normal'), color: of('color'), uv: of('uv'), joints: of('skinIndex'), weights: of('skinWeight') };
}

const isSkinned = (node: Object3D): node is SkinnedMesh => (node as SkinnedMesh).isSkinnedMesh === true;

async function load(model: string): Promise<FigureModel> {
  const { scene, scenes } = await loadFigureFile(model);
  const meshes: SkinnedMesh[] = [];
  scene.traverse((node) => { if (isSkinned(node)) meshes.push(node); });
  const lit = (mesh: SkinnedMesh): boolean => (mesh.material as MeshStandardMaterial).name === 'glow';
  const [body, light] = [meshes.find((mesh) => !lit(mesh)), meshes.find(lit)];
  if (body === undefined) throw new Error(`${model}: the file holds no body`);
  const lower = scenes.filter((other) => other !== scene).map((other) => (other.children[0] as SkinnedMesh).geometry);
  if (lower.length !== 2) throw new Error(`${model}: the file holds ${lower.length} lower levels of detail, 2 are expected`);
  return {
    facts: scene.children[0]!.userData as FigureFacts,
    inverses: body.skeleton.boneInverses,
    body: cornersOf(body.geometry),
    levels: [body.geometry, ...lower].map((geometry) => geometry.index!.array),
    glow: light === undefined ? null : { corners: cornersOf(light.geometry), index: light.geometry.index!.array },
    paint: paintOf(body.material as MeshStandardMaterial),
  };
}

/** Reads a model once. Rejects when the file is missing or has no levels of detail. */
export function loadModel(model: string): Promise<FigureModel> {
  const known = loaded.get(model);
  if (known !== undefined) return known;
  const coming = load(model);
  loaded.set(model, coming);
  coming.catch(() => loaded.delete(model));
  return coming;
}
