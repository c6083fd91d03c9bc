/** Makes figures and rims as binary glTF. */
import { packed } from '../../packing.ts';
import { writeFigure } from './gltf.ts';
import { rim } from './modelling/base.ts';
import type { Sculpt } from './modelling/sculpt.ts';
import { sculptOf } from './recipe.ts';
import { rims } from './rims.ts';
import { sculpts } from './sculpts.ts';

/** Every figure by id. */
export const figureIds: readonly string[] = Object.keys(sculpts);
/** Every model of the figure kit by id: characters, then rims. */
export const modelIds: readonly string[] = [...figureIds, ...rims.map(({ id }) => id)];

/** The name of a model's file: figures are packed. */
export const fileOf = (id: string): string => (id.startsWith('rim-') ? `${id}.glb` : `${id}.glb.pack`);

/** What scatters a figure's ground: its name. */
const seedOf = (id: string): number => [...id].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 9973, 7);

/** A figure before it is painted, and what its file says of it. Throws when its recipe has faults, or when there is none. */
export function figureOf(id: string): { sculpt: Sculpt; extras: Readonly<Record<string, unknown>> } {
  const recipe = sculpts[id];
  if (!recipe) throw new Error(`no figure or rim is called ${id}`);
  const sculpt = sculptOf(recipe, seedOf(id));
  const { body, pose, ground, manner } = sculpt;
  return { sculpt, extras: { figure: id, model: id, base: recipe.base ?? 40, body, pose, ground, manner } };
}

/** The bytes of a model's file and its triangle count; the same on every call. */
export async function makeModel(id: string): Promise<{ bytes: Uint8Array; triangles: number }> {
  const found = rims.find((one) => one.id === id);
  if (found) return writeFigure(id, rim(found.side, found.diameter), false, { base: found.diameter, side: found.side });
  const { sculpt, extras } = figureOf(id);
  const { bytes, triangles } = await writeFigure(id, sculpt, true, extras);
  return { bytes: packed(bytes), triangles };
}
