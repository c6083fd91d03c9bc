import { expect, test } from 'vitest';
import { assetsFolder } from '../../node/assets-folder.ts';
import { Content } from '../../node/content.ts';
import { playSeeds } from './campaign.ts';
import { describeFault } from './fault.ts';
import { Grounds } from './grounds.ts';
import { workshopOf } from '../workshop/index.ts';
import { grouped } from './tally.ts';
import { deep } from '../depth.ts';

test.each([['shatterpoint', deep(20)], ['miniatures', deep(100)], ['wartime', deep(40)]] as const)('%s: no rule and no promise is broken in %i random games on every kind of ground, and nearly all have a winner', async (system, games) => {
  const grounds = await Grounds.of(new Content(assetsFolder(import.meta.url)));
  const began = performance.now();
  const tally = playSeeds(Array.from({ length: games }, (_, i) => 1000 + i), grounds, workshopOf(system).subject);
  console.log(`${system}: ${games} games in ${((performance.now() - began) / 1000).toFixed(1)} s, ${tally.requests} requests`);
  expect(grouped(tally.failures).map(({ fault, seeds }) => `${describeFault(fault)}, seeds ${seeds.slice(0, 5).join(' ')}`)).toEqual([]);
  expect(tally.decided / tally.games).toBeGreaterThan(0.9);
  expect(Object.keys(tally.grounds).sort()).toEqual(['boxes', 'outpost', 'refinery']);
});
