import { expect, test } from 'vitest';
import { defaultSetup } from '../../miniatures/setup.ts';
import { miniatures } from '../../miniatures/system.ts';
import { brawl, yard } from '../soundness-tables.ts';
import { checkSoundness } from '../soundness.ts';
import { deep } from '../depth.ts';

test('Miniatures: random matches on two tables', () => {
  const matches = deep(60);
  const wide = checkSoundness(miniatures, defaultSetup('yard'), yard(), { matches, seed: 1000 });
  const close = checkSoundness(miniatures, brawl.setup(), brawl.table(), { matches, seed: 1000 });
  console.log('miniatures', wide, close);
  expect(wide.matches + close.matches).toBe(2 * matches);
});
