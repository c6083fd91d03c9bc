import { MeshLambertMaterial, type MeshStandardMaterial } from 'three';
import { edgeLit } from './edgeLight.ts';
import { glowMaterial } from './glow.ts';
import { shared } from '../shared.ts';

/** What blades and visors are drawn with. */
export const glow = shared(glowMaterial());

/** What figures are drawn with where drawing is plain. */
export const plain = shared(edgeLit(new MeshLambertMaterial({ vertexColors: true })));

let shining: MeshStandardMaterial | null = null;

/** All figures share one material: the finish strip is the same in every file. */
export function paintOf(material: MeshStandardMaterial): MeshStandardMaterial {
  shining ??= shared(edgeLit(Object.assign(material, { envMapIntensity: 0.55 })));
  return shining;
}
