import { expect, test } from 'vitest';
import { shatterpoint } from '../shatterpoint/system.ts';
import { defaultSetup } from '../shatterpoint/teams.ts';
import { plaza } from './soundness-tables.ts';
import { checkSoundness } from './soundness.ts';

test('Shatterpoint keeps every promise of the core in a random match and one of the opponent against itself', () => {
  const report = checkSoundness(shatterpoint, defaultSetup('plaza'), plaza(), { matches: 2, seed: 1, limit: 20000, replayEvery: 400, tryEvery: 5 });
  expect(report.requests).toBeGreaterThan(200);
}, 120_000);
