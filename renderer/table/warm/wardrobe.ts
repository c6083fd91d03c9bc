import {
  Bone,
  BoxGeometry,
  BufferAttribute,
  type BufferGeometry,
  DataTexture,
  InstancedBufferGeometry,
  type InstancedMesh,
  type Material,
  Matrix4,
  Mesh,
  type MeshStandardMaterial,
  type Object3D,
  PlaneGeometry,
  Skeleton,
  SkinnedMesh,
  Sprite,
} from 'three';
import { USUAL_SIZE } from '../../../engine/space/terrain/size.ts';
import { MeasureModel } from '../../measure/measureModel.ts';
import { Footing } from '../light/footing.ts';
import { airOf } from '../weather/air.ts';
import { offerPaint } from '../offerMesh.ts';
import { numberPaint } from '../../measure/numberMesh.ts';
import { overlayPaint } from '../../measure/overlayMesh.ts';
import { trayOf } from '../DiceTray.tsx';
import { TrayDice } from '../dice/trayDice.ts';
import { PieceBatch } from '../detail/pieceBatch.ts';
import { crumbling } from '../figures/dissolve.ts';
import { glow, paintOf, plain } from '../figures/figurePaints.ts';
import { Halos } from '../figures/halos.ts';
import { behindPaint, outlinePaint } from '../figures/outline.ts';
import { loadRim } from '../figures/rims.ts';
import { Tokens } from '../figures/tokens.ts';
import { right } from '../Ghost.tsx';
import { objectiveParts } from '../Objectives.tsx';
import { terrainPaint } from '../paint.ts';
import { outlinePaints } from '../partOutline.ts';
import { reachPaint } from '../ReachField.tsx';
import { spotMeshes } from '../spotMeshes.ts';
import { BUMP_CHANNEL } from '../surface/pictures.ts';
import { tableMeshes } from '../Table.tsx';
import { toolMeshes } from '../ToolMesh.tsx';

/** One variant of drawing, as a thing that is drawn with it. */
export interface Garment {
  readonly name: string;
  readonly make: () => Object3D | Promise<Object3D>;
  /** It throws a shadow: shadows of its kind are drawn, too. */
  readonly casts?: true;
  /** It is seen in the tray's small window, too, which has no haze. */
  readonly small?: true;
}

/** A dot with everything that a paint may ask of a shape; colours have three parts or, with how opaque they are, four. */
function dot(colour = 3): BufferGeometry {
  const geometry = new BoxGeometry(1, 1, 1);
  const { count } = geometry.getAttribute('position');
  const numbers = (size: number, value: number): BufferAttribute => new BufferAttribute(new Float32Array(count * size).fill(value), size);
  for (const [name, size] of [['color', colour], ['_surface', 4], ['part', 1], ['edge', 1], ['lit', 1], ['storey', 1], ['glow', 2]] as const) geometry.setAttribute(name, numbers(size, 1));
  geometry.setAttribute('skinIndex', new BufferAttribute(new Uint16Array(count * 4), 4));
  geometry.setAttribute('skinWeight', numbers(4, 0.25));
  return geometry;
}

/** A dot that is lit by nothing: which way it looks is not known. */
const flat = (): BufferGeometry => dot().deleteAttribute('normal');

const worn = (paint: Material, shape = flat()): Mesh => new Mesh(shape, paint);

/** As terrain is: pieces have colours of four parts. */
function many(paint: Material): PieceBatch {
  const batch = new PieceBatch({ name: '', geometry: dot(4), parts: [], shadowCount: 0, hasDoor: false }, paint, 1, new Promise(() => {}));
  batch.place(0, new Matrix4());
  return batch;
}

function skinned(paint: Material): SkinnedMesh {
  const mesh = new SkinnedMesh(dot(), paint);
  const bone = new Bone();
  mesh.add(bone);
  mesh.bind(new Skeleton([bone]));
  return mesh;
}

/** Shows one of everything that is drawn in numbers. */
function one<T extends Object3D>(root: T): T {
  root.traverse((node) => {
    const { geometry, isInstancedMesh } = node as Partial<InstancedMesh>;
    if (isInstancedMesh === true) (node as InstancedMesh).count = 1;
    if (geometry instanceof InstancedBufferGeometry) geometry.instanceCount = 1;
    if ((node as Mesh).isMesh && geometry?.getAttribute('position') === undefined) (node as Mesh).geometry = new PlaneGeometry(1, 1);
  });
  return root;
}

const part = (of: Object3D | undefined): Object3D => {
  of!.removeFromParent();
  return of!;
};

/** The finish of a figure of the kit, as its files have it. */
const finish = async (): Promise<MeshStandardMaterial> => (await loadRim(40, 'a')).mesh.material as MeshStandardMaterial;

/**
 * Every variant that a table is drawn in, one thing of each: whatever is drawn later is drawn with one of these programs. What
 * every table needs stands first. Two things that differ only in numbers, colours or pictures are one variant; a new material
 * with another kind of map, of blending or of shader belongs in this list and in `docs/drawing.md`.
 */
export function wardrobe(fine: boolean): { readonly needed: readonly Garment[]; readonly later: readonly Garment[] } {
  const blank = new DataTexture(new Uint8Array(4), 1, 1);
  blank.needsUpdate = true;
  const grain = fine ? blank : null;
  const bumps = fine ? blank.clone() : null;
  if (bumps !== null) bumps.channel = BUMP_CHANNEL;
  const table = tableMeshes({ mat: blank, matBump: bumps, wood: blank, planks: blank, grain, room: blank }, fine, USUAL_SIZE);
  const dice = new TrayDice();
  const [trayWood, trayFelt] = one(trayOf(dice, blank)).children;
  const tool = toolMeshes();
  const spots = spotMeshes();
  const measure = new MeasureModel();
  const objectives = objectiveParts();
  const body = async (): Promise<Material> => (fine ? paintOf(await finish()) : plain);
  const needed: readonly Garment[] = [
    { name: 'mat', make: () => table[0]! },
    { name: 'board', make: () => table[1]! },
    { name: 'edge', make: () => table[2]!, casts: true },
    { name: 'big table', make: () => table[3]! },
    { name: 'room', make: () => table[4]! },
    { name: 'terrain', make: () => many(terrainPaint(grain, false)), casts: true },
    { name: 'figure', make: async () => skinned(await body()), casts: true },
    { name: 'figure outline', make: () => skinned(outlinePaint) },
    { name: 'figure behind terrain', make: () => skinned(behindPaint) },
    { name: 'rim', make: async () => (await loadRim(40, 'a')).mesh },
    { name: 'halo', make: () => new Halos().mesh },
    { name: 'footing', make: () => new Footing('').mesh },
    { name: 'air', make: () => airOf(null, 'clear', fine).mesh },
    { name: 'chip', make: () => new Tokens('blue-vermilion').mesh },
    { name: 'puck', make: () => objectives.pucks, casts: true },
    { name: 'puck face', make: () => objectives.faces },
    { name: 'tray', make: () => part(trayWood), small: true },
    { name: 'felt', make: () => part(trayFelt), small: true },
    { name: 'glow', make: () => skinned(glow) },
    { name: 'field', make: () => worn(reachPaint()) },
    { name: 'spots', make: () => Object.assign(spots.field, { geometry: flat() }) },
    { name: 'spots behind terrain', make: () => Object.assign(spots.behind, { geometry: flat() }) },
    { name: 'way', make: () => Object.assign(spots.line, { geometry: flat() }) },
    { name: 'strikes on a way', make: () => Object.assign(spots.strikes, { geometry: flat() }) },
    { name: 'ghost', make: () => skinned(right) },
    { name: 'tool', make: () => one(tool.first) },
    { name: 'tool pin', make: () => tool.pin },
    { name: 'tool mark', make: () => one(tool.ghost) },
  ];
  const later: readonly Garment[] = [
    { name: 'dice', make: () => part(dice.meshes.attack), small: true },
    { name: 'shade of dice', make: () => part(dice.shades), small: true },
    ...(fine ? [{ name: 'opened terrain', make: () => many(terrainPaint(grain, true)) }] : []),
    ...outlinePaints.map((paint, i): Garment => ({ name: ['outlined part', 'part behind', 'outline'][i]!, make: () => worn(paint, i === 2 ? dot() : flat()) })),
    { name: 'bars', make: () => one(measure.bars.mesh) },
    { name: 'ring', make: () => part(measure.group.children.find(({ type }) => type === 'Mesh')) },
    { name: 'label', make: () => part(measure.group.children.find((node) => node instanceof Sprite)) },
    { name: 'overlay', make: () => worn(overlayPaint('reach', blank)) },
    { name: 'numbers', make: () => worn(numberPaint(blank)) },
    { name: 'offers', make: () => worn(offerPaint('walk', blank)) },
    { name: 'crumbling figure', make: async () => skinned(crumbling(await body())) },
  ];
  return { needed, later };
}
