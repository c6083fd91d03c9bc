import { Matrix4, Quaternion, Vector3 } from 'three';
import { facesWith, type DieKind } from './faces.ts';
import { SOLIDS } from './solid.ts';

/** How a face lies in its die: right, outwards, and down as its print is read. */
function lieOf(kind: DieKind, face: number): Matrix4 {
  const { normals, uprights } = SOLIDS[kind];
  const [out, up] = [normals[face]!, uprights[face]!];
  return new Matrix4().makeBasis(new Vector3().crossVectors(up, out), out, up.clone().negate());
}

const way = new Vector3();

/** Number of the face that looks up most. */
export function topFace(kind: DieKind, turned: Quaternion): number {
  let best = 0;
  let most = -Infinity;
  for (const [i, normal] of SOLIDS[kind].normals.entries()) {
    const up = way.copy(normal).applyQuaternion(turned).y;
    if (up > most) { most = up; best = i; }
  }
  return best;
}

/**
 * The turn within the die that puts a face showing `wanted` where `top` is, so that a die that landed on `top` shows it. All faces of
 * a die are alike, and their prints stand alike in them: what brings one print onto another brings the whole die onto itself.
 */
export function relabel(kind: DieKind, top: number, wanted: string, spin = 0): Quaternion {
  const faces = facesWith(kind, wanted);
  if (faces.length === 0) throw new Error(`no face of the ${kind} die shows "${wanted}"`);
  return new Quaternion().setFromRotationMatrix(lieOf(kind, top).multiply(lieOf(kind, faces[spin % faces.length]!).invert()));
}

const UP = new Vector3(0, 1, 0);

/** How a die lies flat with a face up, its print upright for somebody who looks along `away` (a direction in plan). */
export function flat(kind: DieKind, wanted: string, away: Vector3): Quaternion {
  const face = facesWith(kind, wanted)[0];
  if (face === undefined) throw new Error(`no face of the ${kind} die shows "${wanted}"`);
  const lying = new Matrix4().makeBasis(new Vector3().crossVectors(away, UP), UP, away.clone().negate());
  return new Quaternion().setFromRotationMatrix(lying.multiply(lieOf(kind, face).invert()));
}
