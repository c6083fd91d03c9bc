import { expect, test } from 'vitest';
import { defaultSetup } from '../../miniatures/setup.ts';
import { miniatures } from '../../miniatures/system.ts';
import { brawl, yard } from '../soundness-tables.ts';
import { checkSoundness } from '../soundness.ts';

test('Miniatures: 200 random matches', () => {
  const wide = checkSoundness(miniatures, defaultSetup('yard'), yard(), { matches: 100, seed: 1000 });
  const close = checkSoundness(miniatures, brawl.setup(), brawl.table(), { matches: 100, seed: 1000 });
  console.log('miniatures', wide, close);
  expect(wide.matches + close.matches).toBe(200);
});
