import { expect, it } from 'vitest';
import { detailFor } from './detailFor.ts';

const OFFS = [0, 0.4, 0.9, 1.8];

it('the larger a millimetre on the screen, the finer: what a level leaves out is smaller than a pixel', () => {
  const scales = [0.2, 0.5, 1, 2, 8];
  const levels = scales.map((scale) => detailFor(scale, OFFS, 0));
  expect(levels).toEqual([3, 2, 1, 0, 0]);
  for (const [i, scale] of scales.entries()) expect(OFFS[levels[i]!]! * scale).toBeLessThan(1);
});

it('without coarser levels there is the finest', () => {
  expect(detailFor(0.01, [0], 0)).toBe(0);
});

it('a piece whose size sways by a tenth keeps its level, wherever it is', () => {
  for (let scale = 0.2; scale < 4; scale += 0.01) {
    let level = detailFor(scale, OFFS, 0);
    let changes = 0;
    for (let i = 0; i < 20; i++) {
      const next = detailFor(scale * (i % 2 === 0 ? 1.05 : 0.95), OFFS, level);
      if (next !== level) changes += 1;
      level = next;
    }
    expect(changes, `${scale} pixels`).toBeLessThanOrEqual(1);
  }
});
