/** What the material file beside an OBJ says of how its materials look. */
import { MTLLoader } from 'three/addons/loaders/MTLLoader.js';
import { ImportError } from './import-error.ts';
import { LONGEST_MATERIALS, MOST_OBJECTS } from './limits.ts';
import { PLAIN, type RawPart } from './raw.ts';
import { textOf } from '../terrain/utf8.ts';
import { linearOf } from './texture.ts';

export type MaterialLook = Pick<RawPart, 'colour' | 'rough' | 'metal' | 'glow'>;

/** A number of a material between 0 and 1; `none` where it says none. */
function share(said: unknown, none: number): number {
  const number = Number(said);
  return said === undefined || !Number.isFinite(number) ? none : Math.min(1, Math.max(0, number));
}

/** Looks of materials by their names. Pictures that it names are not looked for. Throws `ImportError`. */
export function readMtl(bytes: Uint8Array): ReadonlyMap<string, MaterialLook> {
  if (bytes.length > LONGEST_MATERIALS) throw new ImportError('materials', 'materialsTooLarge', { most: LONGEST_MATERIALS / 1024 });
  const all = Object.entries(new MTLLoader().parse(textOf(bytes), '').materialsInfo as Readonly<Record<string, Readonly<Record<string, unknown>>>>);
  if (all.length > MOST_OBJECTS) throw new ImportError('materials', 'tooManyMaterials', { count: all.length, most: MOST_OBJECTS });
  return new Map(all.map(([name, { kd, ke, ns, pr, pm }]) => {
    const three = (list: unknown, i: number, none: number): number => share((list as readonly number[] | undefined)?.[i], none);
    const shine = Math.max(0, Number(ns ?? 0)) || 0;
    return [name, {
      colour: kd === undefined ? PLAIN.colour : [linearOf(three(kd, 0, 0.6)), linearOf(three(kd, 1, 0.6)), linearOf(three(kd, 2, 0.6))],
      // How sharp a gleam is, from 0 to 1000, as roughness.
      rough: share(pr, ns === undefined ? PLAIN.rough : Math.sqrt(2 / (shine + 2))),
      metal: share(pm, PLAIN.metal), glow: Math.max(three(ke, 0, 0), three(ke, 1, 0), three(ke, 2, 0)),
    }] as const;
  }));
}
