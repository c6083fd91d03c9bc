import { expect, test } from 'vitest';
import { assetsFolder } from '../../node/assets-folder.ts';
import { Content } from '../../node/content.ts';
import { shatterpoint } from '../../shatterpoint/system.ts';
import { playSeeds } from './campaign.ts';
import { describeFault } from './fault.ts';
import { Grounds } from './grounds.ts';
import { grouped } from './tally.ts';

test('no rule is broken in 300 random games on every kind of ground, and nearly all have a winner', async () => {
  const grounds = await Grounds.of(new Content(assetsFolder(import.meta.url)));
  const began = performance.now();
  const tally = playSeeds(Array.from({ length: 300 }, (_, i) => 1000 + i), grounds, shatterpoint);
  console.log(`300 games in ${((performance.now() - began) / 1000).toFixed(1)} s, ${tally.requests} requests`);
  expect(grouped(tally.failures).map(({ fault, seeds }) => `${describeFault(fault)}, seeds ${seeds.slice(0, 5).join(' ')}`)).toEqual([]);
  expect(tally.decided / tally.games).toBeGreaterThan(0.9);
  expect(Object.keys(tally.grounds).sort()).toEqual(['boxes', 'outpost', 'refinery']);
});
