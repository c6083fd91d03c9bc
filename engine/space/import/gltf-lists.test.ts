import { expect, test } from 'vitest';
import { corpus } from './corpus.fixture.ts';
import { readModel } from './read-model.ts';

/** Where the only part of a file of the corpus ends: least and most of x, y, z. */
async function reach(name: string): Promise<readonly number[]> {
  const { parts } = await readModel(corpus.find((one) => one.name === name)!.bytes, null);
  expect(parts).toHaveLength(1);
  const along = (axis: number): readonly number[] => [...parts[0]!.positions].filter((_, i) => i % 3 === axis);
  return [0, 1, 2].flatMap((axis) => [Math.min(...along(axis)), Math.max(...along(axis))]).map((n) => Math.round(n * 1e5) / 1e5);
}

test('corners that a sparse list writes over lie where it says; those of a list without a view are nothing else', async () => {
  expect(await reach('crate.glb')).toEqual([-0.03, 0.03, 0, 0.04, -0.03, 0.03]);
  expect(await reach('roof-raised-sparse.glb')).toEqual([-0.03, 0.03, 0, 0.05, -0.03, 0.03]);
  expect(await reach('all-sparse.glb')).toEqual([-0.03, 0.03, 0, 0.04, -0.03, 0.03]);
});

test('whole numbers for corners mean what they are, or shares of the greatest, and are brought to size by their node', async () => {
  expect(await reach('quantized.glb')).toEqual([-0.03, 0.03, 0, 0.04, -0.03, 0.03]);
  expect(await reach('quantized-normalized.glb')).toEqual([-0.03, 0.03, 0, 0.04, -0.03, 0.03]);
});
