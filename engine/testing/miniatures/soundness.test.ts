import { expect, test } from 'vitest';
import { defaultSetup } from '../../miniatures/setup.ts';
import { miniatures } from '../../miniatures/system.ts';
import { brawl, yard } from '../soundness-tables.ts';
import { checkSoundness } from '../soundness.ts';

test('Miniatures keep every promise of the core in random matches', () => {
  const report = checkSoundness(miniatures, defaultSetup('yard'), yard(), { matches: 2, seed: 1 });
  expect(report.requests).toBeGreaterThan(150);
  expect(report.longestCommand).toBeLessThan(20);
});

test('Miniatures keep every promise of the core at close quarters', () => {
  const report = checkSoundness(miniatures, brawl.setup(), brawl.table(), { matches: 2, seed: 1 });
  expect(report.requests).toBeGreaterThan(200);
  expect(report.longestCommand).toBeLessThan(30);
});
