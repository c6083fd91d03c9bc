/** What an imported part looks like: flat faces where edges are sharp, round ones where they are not, and dark where little of the sky is seen. */
import { Vector3 } from 'three';
import { occluderOf, openness } from '../derive/openness.ts';
import type { Drawn } from '../derive/weld.ts';
import type { ProposedPart } from './propose.ts';
import type { Rgb } from './raw.ts';
import { facesOf } from './strokes.ts';
import type { Thinned } from './thin.ts';

/** Faces that turn less than this from each other are drawn round: 38 degrees. */
const ROUND = 0.79;
/** Rays from a corner, and how far they look, mm. */
const RAYS = 16;
const REACH = 45;

/** How a part looks. `tint` is its colour where whoever brought it chose one. */
export type Look = Pick<ProposedPart, 'rough' | 'metal' | 'glow'> & { readonly tint?: Rgb | undefined };

/** What is drawn of every part: three corners a triangle. `of`: of each triangle its part. */
export function drawnParts({ positions: p, index, colours }: Pick<Thinned, 'positions' | 'index' | 'colours'>, of: Uint8Array, looks: readonly Look[]): readonly Drawn[] {
  const faces = facesOf({ positions: p, index });
  const normals = roundNormals(p, index, faces);
  const open = skyOf(p, index, normals);
  return looks.map(({ rough, metal, glow, tint }, part) => {
    const corners = Array.from(index.keys()).filter((i) => of[Math.floor(i / 3)] === part);
    const at = (from: Float32Array, i: number): readonly number[] => [from[i]!, from[i + 1]!, from[i + 2]!];
    return {
      position: Float32Array.from(corners.flatMap((i) => at(p, index[i]! * 3))),
      normal: Float32Array.from(corners.flatMap((i) => at(normals, i * 3))),
      colour: Float32Array.from(corners.flatMap((i) => (tint ?? at(colours, index[i]! * 3)).map((c) => c * (glow > 0.2 ? 1 : 0.35 + 0.65 * open[i]!)))),
      surface: Float32Array.from(corners.flatMap((i) => [rough, metal, glow, open[i]!])),
    };
  });
}

/** The normal of every corner of every triangle: the middle of the faces around its place that turn little from its own. */
function roundNormals(p: Float32Array, index: Uint32Array, faces: Float32Array): Float32Array {
  const around = new Map<string, number[]>();
  const keys = Array.from(index, (v) => `${Math.round(p[v * 3]! * 10)} ${Math.round(p[v * 3 + 1]! * 10)} ${Math.round(p[v * 3 + 2]! * 10)}`);
  keys.forEach((key, i) => {
    const list = around.get(key);
    if (list === undefined) around.set(key, [Math.floor(i / 3)]);
    else list.push(Math.floor(i / 3));
  });
  const out = new Float32Array(index.length * 3);
  keys.forEach((key, i) => {
    const own = Math.floor(i / 3) * 3;
    const sum = [0, 0, 0];
    for (const t of around.get(key)!) {
      if (faces[t * 3]! * faces[own]! + faces[t * 3 + 1]! * faces[own + 1]! + faces[t * 3 + 2]! * faces[own + 2]! < ROUND) continue;
      for (let k = 0; k < 3; k++) sum[k]! += faces[t * 3 + k]!;
    }
    const long = Math.sqrt(sum[0]! * sum[0]! + sum[1]! * sum[1]! + sum[2]! * sum[2]!) || 1;
    out.set(sum.map((n) => n / long), i * 3);
  });
  return out;
}

/** Directions spread evenly over a half-sphere about +y; without sines, so that every machine spreads them alike. */
const SPREAD: readonly Vector3[] = Array.from({ length: RAYS }, (_, i) => {
  const up = Math.sqrt(1 - (i + 0.5) / RAYS);
  const flat = Math.sqrt(1 - up * up);
  let [x, z] = [1, 0];
  for (let turn = 0; turn < i; turn++) [x, z] = [x * -0.73736888 - z * 0.67549029, x * 0.67549029 + z * -0.73736888];
  return new Vector3(x * flat, up, z * flat);
});

/** How much of the sky each corner sees, 0 to 1; the table is below. */
function skyOf(p: Float32Array, index: Uint32Array, normals: Float32Array): Float32Array {
  const places = Float32Array.from(Array.from(index).flatMap((v) => [p[v * 3]!, p[v * 3 + 1]!, p[v * 3 + 2]!]));
  return openness(places, normals, occluderOf([places]), { ways: SPREAD, reach: REACH, dim: (part) => part });
}
