import { expect, it } from 'vitest';
import { sculptOf } from './kit/figures/recipe.ts';
import { writeFigure } from './kit/figures/gltf.ts';
import { sums } from '../engine/space/terrain/packing.ts';
import { differences } from './packing.ts';

it('unpacks to the glTF that was packed, which is another until then', async () => {
  const { bytes } = await writeFigure('some', sculptOf({ build: 'barrel', pose: 'folded', paints: {}, parts: ['headband'] }, 1), true, {});
  const packed = differences(bytes);
  expect(Buffer.compare(packed, bytes)).not.toBe(0);
  expect(Buffer.compare(sums(packed), bytes)).toBe(0);
});
