import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { bundled, temporaryFolder } from '../folders.ts';
import { killMany } from './campaign.ts';
import { deep } from '../depth.ts';

const folder = temporaryFolder('kills');
let program: string;
beforeAll(async () => { program = await bundled(join(import.meta.dirname, 'process.fixture.ts'), join(folder.path, 'life.mjs')); });
afterAll(() => folder.remove());

/** Kills in memory, and of a real process. */
const [KILLS, REAL] = [deep(30, 30), deep(4)];

it.each(['shatterpoint', 'miniatures', 'wartime'])(`%s: ${KILLS} kills in memory and ${REAL} of a real process, while rights, room, file names and the clock change: nothing that was heard of is lost, and the match goes on`, async (system) => {
  const seen = await killMany({ systems: [system], kills: KILLS, real: REAL, seed: 31, program: [program], progress: () => {} });
  const { kills, cuts, heard, opened, troubles, faults } = seen.get(system)!;
  expect(faults).toEqual([]);
  expect(kills).toBe(KILLS + REAL);
  expect(cuts).toBeGreaterThan(KILLS / 6);
  expect(heard).toBeGreaterThan(8 * KILLS);
  expect(opened).toBeGreaterThan(KILLS * 0.6);
  expect(Object.keys(troubles).sort()).toEqual(['EACCES', 'EIO', 'ENOSPC', 'EPERM', 'EROFS', 'copied', 'removed', 'renamed']);
});
