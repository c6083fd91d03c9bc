import { expect, test } from 'vitest';
import { shatterpoint } from '../shatterpoint/system.ts';
import { defaultSetup } from '../shatterpoint/teams.ts';
import { plaza } from './soundness-tables.ts';
import { checkSoundness } from './soundness.ts';

test('Shatterpoint: 200 random matches', () => {
  const report = checkSoundness(shatterpoint, { ...defaultSetup('plaza'), claimsToWin: 1 }, plaza(), { matches: 200, seed: 1000, limit: 20000, ahead: 2, replayEvery: 1000, tryEvery: 20 });
  console.log('shatterpoint', report);
  expect(report.matches).toBe(200);
});
