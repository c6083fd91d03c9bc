import { type Bone, type BufferAttribute, type BufferGeometry, Group, Matrix4, MeshLambertMaterial, type MeshStandardMaterial, type SkinnedMesh, Sphere, Vector3, type Object3D } from 'three';
import { clone } from 'three/addons/utils/SkeletonUtils.js';
import { edgeLit } from './edgeLight.ts';
import { loadFigureFile } from './figureFile.ts';
import { glowMaterial } from './glow.ts';
import { hullOf } from './outline.ts';
import { castLarge, sortBySize } from '../largeFirst.ts';
import { shared } from '../shared.ts';
import { dissolving } from './dissolve.ts';
import { BONES, type Pose, type Proportions } from '../../../assets/skeleton.ts';

/** What the kit wrote into a figure's file. */
interface FigureFacts {
  /** Diameter of the base it was made for, in mm. */
  readonly base: number;
  readonly body: Proportions;
  readonly pose: Pose;
  readonly ground: number;
}

/** One figure in the scene: its holder and the bones that are set on every pose. */
export interface FigureBody extends Omit<FigureFacts, 'base'> {
  /** Diameter of the base it stands on, in mm. */
  readonly base: number;
  /** How much wider that is than the base it was made for: its ground is spread as far. */
  readonly spread: number;
  readonly holder: Group;
  readonly bones: readonly Bone[];
  readonly frames: readonly Matrix4[];
  readonly meshes: readonly SkinnedMesh[];
  /** Hulls around what of it is not light: its outline when it stands out. */
  readonly hulls: readonly SkinnedMesh[];
  readonly scratch: Pose;
}

const loaded = new Map<string, Promise<Group>>();
export const glow = shared(glowMaterial());
/** Share of a figure's surface that throws shadows, and how much of its index that is. */
const CASTING = 0.7;
const castingOf = new WeakMap<BufferGeometry, number>();
/** Wide enough for every pose, so that figures out of sight are skipped without measuring their skin. */
const BOUNDS = new Sphere(new Vector3(0, 20, 0), 48);

let shining: MeshStandardMaterial | null = null;
/** What figures are drawn with where drawing is plain. */
export const plain = shared(edgeLit(new MeshLambertMaterial({ vertexColors: true })));

/** All figures share one material: the finish strip is the same in every file. */
export function paintOf(material: MeshStandardMaterial): MeshStandardMaterial {
  shining ??= shared(edgeLit(Object.assign(material, { envMapIntensity: 0.55 })));
  return shining;
}

const isSkinned = (node: Object3D): node is SkinnedMesh => (node as SkinnedMesh).isSkinnedMesh === true;

async function load(model: string): Promise<Group> {
  const { scene } = await loadFigureFile(model);
  scene.traverse((node) => {
    if (!isSkinned(node)) return;
    if ((node.material as MeshStandardMaterial).name === 'glow') {
      node.geometry.setAttribute('glow', node.geometry.getAttribute('uv') as BufferAttribute);
      node.material = glow;
      node.renderOrder = 5;
    } else {
      node.material = paintOf(node.material as MeshStandardMaterial);
      node.castShadow = node.receiveShadow = true;
      castingOf.set(node.geometry, sortBySize(node.geometry, CASTING));
    }
  });
  return scene;
}

/** Loads a model once and gives a copy of its own to each figure, on a base of `wanted` mm (null: that of the model), shining or (not `fine`) plainly lit. Rejects when the file is missing. */
export async function loadFigure(model: string, wanted: number | null, fine: boolean): Promise<FigureBody> {
  let template = loaded.get(model);
  if (template === undefined) {
    template = load(model);
    loaded.set(model, template);
    template.catch(() => loaded.delete(model));
  }
  const copy = clone(await template) as Group;
  const top = copy.children[0]!;
  const facts = top.userData as FigureFacts;
  const base = wanted ?? facts.base;
  const bones = BONES.map((name) => copy.getObjectByName(name) as Bone);
  for (const bone of bones) bone.matrixAutoUpdate = false;
  const meshes: SkinnedMesh[] = [];
  copy.traverse((node) => {
    if (!isSkinned(node)) return;
    node.boundingSphere = BOUNDS.clone();
    node.raycast = () => {};
    if (!fine && node.renderOrder !== 5) node.material = plain;
    const casting = castingOf.get(node.geometry);
    if (casting !== undefined) castLarge(node, casting);
    meshes.push(node);
  });
  const hulls = meshes.filter(({ renderOrder }) => renderOrder !== 5).map(hullOf);
  const holder = new Group();
  holder.add(copy);
  const frames = bones.map(() => new Matrix4());
  return { ...facts, base, spread: base / facts.base, holder, bones, frames, meshes, hulls, scratch: structuredClone(facts.pose) };
}

/** Gives back what one figure holds of its own: its bones on the graphics card and the paint it crumbles in. */
export function releaseFigure({ holder, meshes }: Pick<FigureBody, 'holder' | 'meshes'>): void {
  holder.removeFromParent();
  for (const mesh of meshes) {
    dissolving(mesh, 1);
    mesh.skeleton.dispose();
  }
}
