import { expect, test } from 'vitest';
import { defaultSetup } from '../../wartime/setup.ts';
import { wartime } from '../../wartime/system.ts';
import { yard } from '../soundness-tables.ts';
import { checkSoundness } from '../soundness.ts';

test('Wartime keeps every promise of the core in random matches of three seats', () => {
  const report = checkSoundness(wartime, defaultSetup('yard'), yard(), { matches: 1, seed: 1 });
  expect(report.requests).toBeGreaterThan(100);
  expect(report.longestCommand).toBeLessThan(40);
});
