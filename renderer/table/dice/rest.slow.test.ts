import { Quaternion } from 'three';
import { expect, test } from 'vitest';
import { PRINTED } from './faces.ts';
import { SOLIDS } from './solid.ts';
import { simulate } from './throw.ts';

const THROWS = 200;
const HANDS = [['attack', 1], ['defense', 1], ['d20', 1], ['d10', 1], ['d20', 4], ['d10', 6]] as const;

test.each(HANDS)('%s, %i at once: in each of 200 throws every die comes to rest on a face, within 3.2 seconds', (kind, many) => {
  const seen = new Set<number>();
  const hand = Array.from({ length: many }, () => kind);
  for (let seed = 1; seed <= THROWS; seed++) {
    const { poses, frames, tops } = simulate(hand, seed);
    expect(poses).toBeLessThanOrEqual(192);
    for (const [i, top] of tops.entries()) {
      const turn = new Quaternion().fromArray(frames, ((poses - 1) * many + i) * 7 + 3);
      expect(SOLIDS[kind].normals[top]!.clone().applyQuaternion(turn).y).toBeGreaterThan(0.998);
      seen.add(top);
    }
  }
  expect(seen.size).toBe(PRINTED[kind].length);
});
