import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { bundled, temporaryFolder } from '../folders.ts';
import { killMany } from './campaign.ts';

const folder = temporaryFolder('kills');
let program: string;
beforeAll(async () => { program = await bundled(join(import.meta.dirname, 'process.fixture.ts'), join(folder.path, 'life.mjs')); });
afterAll(() => folder.remove());

it.each(['shatterpoint', 'miniatures', 'wartime'])('%s: 60 kills in memory and 6 of a real process, while rights, room, file names and the clock change: nothing that was heard of is lost, and the match goes on', async (system) => {
  const seen = await killMany({ systems: [system], kills: 60, real: 6, seed: 30, program: [program], progress: () => {} });
  const { kills, cuts, heard, opened, troubles, faults } = seen.get(system)!;
  expect(faults).toEqual([]);
  expect(kills).toBe(66);
  expect(cuts).toBeGreaterThan(10);
  expect(heard).toBeGreaterThan(500);
  expect(opened).toBeGreaterThan(40);
  expect(Object.keys(troubles).sort()).toEqual(['EACCES', 'EIO', 'ENOSPC', 'EPERM', 'EROFS', 'copied', 'removed', 'renamed']);
});
