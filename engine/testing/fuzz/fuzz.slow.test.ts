import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { assetsFolder } from '../../cli/assets-folder.ts';
import { Content } from '../../cli/content.ts';
import { shatterpoint } from '../../shatterpoint/system.ts';
import { bundled, temporaryFolder } from '../folders.ts';
import { playSeeds } from './campaign.ts';
import { describeFault } from './fault.ts';
import { Grounds } from './grounds.ts';
import { grouped } from './tally.ts';

const assets = assetsFolder(import.meta.url);
const folder = temporaryFolder('fuzz');
afterAll(() => folder.remove());

test('no rule is broken in 300 random games on every kind of ground, and nearly all have a winner', async () => {
  const grounds = await Grounds.of(new Content(assets));
  const began = performance.now();
  const tally = playSeeds(Array.from({ length: 300 }, (_, i) => 1000 + i), grounds, shatterpoint);
  console.log(`300 games in ${((performance.now() - began) / 1000).toFixed(1)} s, ${tally.requests} requests`);
  expect(grouped(tally.failures).map(({ fault, seeds }) => `${describeFault(fault)}, seeds ${seeds.slice(0, 5).join(' ')}`)).toEqual([]);
  expect(tally.decided / tally.games).toBeGreaterThan(0.9);
  expect(Object.keys(tally.grounds).sort()).toEqual(['boxes', 'outpost', 'refinery']);
});

test('gantry fuzz plays the same games in two threads as in one', async () => {
  const program = await bundled(join(import.meta.dirname, '../../cli/main.ts'), join(folder.path, 'cli.mjs'));
  const run = (threads: string): { requests: number; games: number; failures: unknown[] } => {
    const { stdout, stderr } = spawnSync(process.execPath, [program, 'fuzz', '--games', '44', '--seed', '7', '--threads', threads, '--json'], { encoding: 'utf8', env: { ...process.env, GANTRY_ASSETS: assets } });
    expect(stdout, stderr).not.toBe('');
    return JSON.parse(stdout) as ReturnType<typeof run>;
  };
  const [one, two] = [run('1'), run('2')];
  expect(two.games).toBe(44);
  expect(two.requests).toBe(one.requests);
});
