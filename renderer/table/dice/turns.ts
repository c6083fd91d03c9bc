import { Matrix4, Quaternion, Vector3 } from 'three';
import { facesWith, type DieKind } from './faces.ts';
import { SOLIDS } from './solid.ts';

/** The 24 turns that bring a cube, and so an octahedron, onto itself. */
const TURNS: readonly Quaternion[] = (() => {
  const ways = [new Vector3(1, 0, 0), new Vector3(-1, 0, 0), new Vector3(0, 1, 0), new Vector3(0, -1, 0), new Vector3(0, 0, 1), new Vector3(0, 0, -1)];
  return ways.flatMap((x) => ways.filter((y) => Math.abs(x.dot(y)) < 0.5).map((y) => new Quaternion().setFromRotationMatrix(new Matrix4().makeBasis(x, y, new Vector3().crossVectors(x, y)))));
})();

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

/** The turn within the die that puts a face showing `wanted` where `top` is, so that a die that landed on `top` shows it. */
export function relabel(kind: DieKind, top: number, wanted: string, spin = 0): Quaternion {
  const { normals } = SOLIDS[kind];
  const faces = facesWith(kind, wanted);
  if (faces.length === 0) throw new Error(`no face of the ${kind} die shows "${wanted}"`);
  const face = faces[spin % faces.length]!;
  const turn = TURNS.find((other) => way.copy(normals[face]!).applyQuaternion(other).distanceToSquared(normals[top]!) < 1e-6);
  if (turn === undefined) throw new Error(`no turn brings face ${face} to ${top}`);
  return turn.clone();
}

const UP = new Vector3(0, 1, 0);

/** How a die lies flat with a face up, its print upright for somebody who looks along `away` (a direction in plan). */
export function flat(kind: DieKind, wanted: string, away: Vector3): Quaternion {
  const face = facesWith(kind, wanted)[0];
  if (face === undefined) throw new Error(`no face of the ${kind} die shows "${wanted}"`);
  const { normals, uprights } = SOLIDS[kind];
  const own = new Matrix4().makeBasis(new Vector3().crossVectors(uprights[face]!, normals[face]!), normals[face]!, uprights[face]!.clone().negate());
  const lying = new Matrix4().makeBasis(new Vector3().crossVectors(away, UP), UP, away.clone().negate());
  return new Quaternion().setFromRotationMatrix(lying.multiply(own.invert()));
}
