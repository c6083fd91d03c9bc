import { expect, test } from 'vitest';
import { defaultSetup } from '../../wartime/setup.ts';
import { wartime } from '../../wartime/system.ts';
import { yard } from '../soundness-tables.ts';
import { checkSoundness } from '../soundness.ts';
import { deep } from '../depth.ts';

const MATCHES = deep(40);

test('Wartime: random matches of three seats', () => {
  const report = checkSoundness(wartime, defaultSetup('yard'), yard(), { matches: MATCHES, seed: 1000 });
  console.log('wartime', report);
  expect(report.matches).toBe(MATCHES);
});
