import { expect, test } from 'vitest';
import { shatterpoint } from '../../shatterpoint/system.ts';
import { defaultSetup } from '../../shatterpoint/team/teams.ts';
import { Grounds } from '../fuzz/grounds.ts';
import { gameOf } from '../fuzz/seeds.ts';
import { shatterpointSubject } from '../fuzz/shatterpoint/subject.ts';
import { plaza } from '../soundness-tables.ts';
import { checkSoundness } from '../soundness.ts';
import { deep } from '../depth.ts';

const OPTIONS = { limit: 20000, ahead: 2, replayEvery: 1000, tryEvery: 20 };

test('Shatterpoint keeps every promise of the core in a random match and one of the opponent against itself', () => {
  const report = checkSoundness(shatterpoint, defaultSetup('plaza'), plaza(), { matches: 2, seed: 1, limit: 20000, replayEvery: 400, tryEvery: 25 });
  expect(report.requests).toBeGreaterThan(200);
});

test('Shatterpoint keeps every promise of the core with random teams, missions and house rules', () => {
  const grounds = new Grounds(new Map());
  const { ground, setup } = gameOf(11, grounds, shatterpointSubject);
  const report = checkSoundness(shatterpoint, setup, grounds.terrain(ground), {
    matches: 2, seed: 11, limit: 20000, ahead: 1, replayEvery: 1000, tryEvery: 25,
  });
  expect(report.requests).toBeGreaterThan(50);
});

test('Shatterpoint: random matches', () => {
  const matches = deep(30);
  const report = checkSoundness(shatterpoint, { ...defaultSetup('plaza'), claimsToWin: 1 }, plaza(), { ...OPTIONS, matches, seed: 1000 });
  console.log('shatterpoint', report);
  expect(report.matches).toBe(matches);
});

test('Shatterpoint: matches of random set-ups on random ground, two of each', () => {
  const grounds = new Grounds(new Map());
  const setups = deep(10);
  let requests = 0;
  for (let seed = 0; seed < setups; seed++) {
    const { ground, setup } = gameOf(2000 + seed, grounds, shatterpointSubject);
    requests += checkSoundness(shatterpoint, setup, grounds.terrain(ground), { ...OPTIONS, matches: 2, seed }).requests;
  }
  expect(requests).toBeGreaterThan(setups * 100);
});
