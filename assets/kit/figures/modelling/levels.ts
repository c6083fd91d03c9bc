/** Lower levels of detail of a painted sculpt: fewer triangles between the same corners, so that a file grows by little more than their numbers. */
import { MeshoptSimplifier } from 'meshoptimizer/simplifier';
import type { Arrays } from './bake.ts';

/** How much of the near level's triangles the lower levels have. With fewer than a fifth hands, weapons and antennas are missed at 60 pixels. */
export const SHARES = [0.4, 0.2] as const;

/** Triangles that they have at least: a simple sculpt is not made simpler than its outline needs. */
export const LEAST = [900, 500] as const;

/** How much a corner's normal and its colour count beside a way as long as the whole sculpt. */
const [TURN, PAINT] = [0.02, 0.15];

/** The indices of the lower levels, the finer one first. */
export async function levelsOf({ position, normal, color, index }: Arrays): Promise<readonly Uint32Array[]> {
  await MeshoptSimplifier.ready;
  const looks = new Float32Array((position.length / 3) * 6);
  for (let i = 0; i < position.length / 3; i++) {
    looks.set(normal.subarray(i * 3, i * 3 + 3), i * 6);
    looks.set(color.subarray(i * 3, i * 3 + 3), i * 6 + 3);
  }
  return SHARES.map((share, i) => {
    const wanted = Math.min(index.length / 3, Math.max(Math.floor((index.length / 3) * share), LEAST[i]!)) * 3;
    const [fewer] = MeshoptSimplifier.simplifyWithAttributes(index, position, 3, looks, 6, [TURN, TURN, TURN, PAINT, PAINT, PAINT], null, wanted, 1, ['Permissive', 'Prune']);
    return fewer;
  });
}
