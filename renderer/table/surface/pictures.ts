import { DataTexture, LinearFilter, LinearMipmapLinearFilter, RepeatWrapping, SRGBColorSpace, type BufferAttribute, type InterleavedBufferAttribute } from 'three';
import { shared, unshare } from '../shared.ts';
import type { TerrainModel } from '../terrainModel.ts';
import { painter } from './painter.ts';
import type { Picture } from './painterTalk.ts';
import type { Footprint } from './shade.ts';

/** The painted pictures of a table and of what stands around every table. Bumps and grain are there in fine drawing only. */
export interface Pictures {
  readonly mat: DataTexture;
  readonly matBump: DataTexture | null;
  readonly wood: DataTexture;
  readonly planks: DataTexture;
  readonly grain: DataTexture | null;
  readonly room: DataTexture;
}

type Common = Exclude<Picture['kind'], 'mat'>;

/** How often each common picture is repeated across what it covers. */
const REPEATS: Readonly<Partial<Record<Common, readonly [number, number]>>> = { wood: [2, 0.5], planks: [7, 9], grain: [1, 1], matBump: [1, 1] };
/** The mat's bumps lie as a usual mat's do, however large it is: they have places of their own. */
export const BUMP_CHANNEL = 1;
const COLOURED: ReadonlySet<Picture['kind']> = new Set(['mat', 'wood', 'planks', 'room']);
/** How sharp pictures are seen from aslant: finely drawn, and else. */
const SHARP = { fine: 8, plain: 1 } as const;
/** Tables whose mats are kept: one that is drawn, one that is on its way, and the one before. A usual one is sixteen megabytes. */
const MATS = 3;

async function load(picture: Picture): Promise<DataTexture> {
  const { pixels, width, height } = await painter().paint(picture);
  const texture = new DataTexture(new Uint8Array(pixels.buffer), width, height);
  if (COLOURED.has(picture.kind)) texture.colorSpace = SRGBColorSpace;
  texture.magFilter = LinearFilter;
  texture.minFilter = LinearMipmapLinearFilter;
  texture.generateMipmaps = true;
  const repeat = picture.kind === 'mat' ? undefined : REPEATS[picture.kind];
  if (repeat !== undefined) {
    texture.wrapS = texture.wrapT = RepeatWrapping;
    texture.repeat.set(...repeat);
  }
  if (picture.kind === 'matBump') texture.channel = BUMP_CHANNEL;
  texture.needsUpdate = true;
  return shared(texture);
}

const commons = new Map<Common, Promise<DataTexture>>();

function common(kind: Common): Promise<DataTexture> {
  let picture = commons.get(kind);
  if (picture === undefined) {
    picture = load({ kind });
    commons.set(kind, picture);
    picture.catch(() => commons.delete(kind));
  }
  return picture;
}

const floats = (from: BufferAttribute | InterleavedBufferAttribute): Float32Array => {
  const out = new Float32Array(from.count * 3);
  for (let i = 0; i < from.count; i++) out.set([from.getX(i), from.getY(i), from.getZ(i)], i * 3);
  return out;
};

/** What stands on the ground, for the painter: corners of one kind of piece are sent once. */
function standingIn({ placed }: TerrainModel): readonly Footprint[] {
  const corners = new Map<object, Float32Array>();
  return placed.filter(({ feature }) => feature.level === 0).flatMap(({ piece: { geometry }, matrix }) => {
    if (geometry.index === null) return [];
    const position = geometry.getAttribute('position');
    const known = corners.get(position) ?? (position.normalized || !(position.array instanceof Float32Array) || 'data' in position ? floats(position) : position.array);
    corners.set(position, known);
    return [{ corners: known, index: geometry.index.array as Uint16Array | Uint32Array, matrix: matrix.elements }];
  });
}

const mats = new Map<TerrainModel, Promise<DataTexture>>();

function matOf(model: TerrainModel): Promise<DataTexture> {
  let mat = mats.get(model);
  if (mat === undefined) mat = load({ kind: 'mat', theme: model.table.mat ?? model.table.theme, size: model.table.size, standing: standingIn(model) });
  // The one used last stands last.
  mats.delete(model);
  mats.set(model, mat);
  mat.catch(() => mats.delete(model));
  for (const [old, picture] of mats) {
    if (mats.size <= MATS) break;
    mats.delete(old);
    loaded.delete(old);
    void picture.then(unshare, () => undefined);
  }
  return mat;
}

/** What is painted for every table. */
export const commonPictures = (fine: boolean): readonly Promise<DataTexture>[] => (['wood', 'planks', 'room', ...(fine ? ['matBump', 'grain'] as const : [])] as const).map(common);

async function loadAll(model: TerrainModel, fine: boolean): Promise<Pictures> {
  const [mat, wood, planks, room, matBump, grain] = await Promise.all([matOf(model), common('wood'), common('planks'), common('room'), fine ? common('matBump') : null, fine ? common('grain') : null]);
  for (const texture of [mat, wood, planks]) texture.anisotropy = fine ? SHARP.fine : SHARP.plain;
  room.anisotropy = SHARP.fine;
  if (matBump !== null) matBump.anisotropy = SHARP.fine;
  if (grain !== null) grain.anisotropy = 2;
  return { mat, wood, planks, room, matBump, grain };
}

/** What was asked for, by how finely it is drawn: whoever asks again, on the next drawing, gets the same promise, whatever others asked for meanwhile. */
const loaded = new WeakMap<TerrainModel, Map<boolean, Promise<Pictures>>>();

/** The pictures that a table is drawn with; each is painted once. Rejects when they cannot be painted. */
export function loadPictures(model: TerrainModel, fine: boolean): Promise<Pictures> {
  const known = loaded.get(model) ?? new Map<boolean, Promise<Pictures>>();
  loaded.set(model, known);
  let pictures = known.get(fine);
  if (pictures === undefined) {
    pictures = loadAll(model, fine);
    known.set(fine, pictures);
    pictures.catch(() => known.delete(fine));
  } else void matOf(model).catch(() => undefined); // it was used last
  return pictures;
}
