import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { assetsFolder } from '../../node/assets-folder.ts';
import { bundled, temporaryFolder } from '../folders.ts';
import { MOST_MS, spoilMany } from './campaign.ts';

const folder = temporaryFolder('spoilt');
let worker: string;
beforeAll(async () => { worker = await bundled(join(import.meta.dirname, '../../node/worker.ts'), join(folder.path, 'worker.mjs')); });
afterAll(() => folder.remove());

it.each([['shatterpoint', 150], ['miniatures', 400], ['wartime', 250]] as const)('%s: %i match files of wrong structure and right checksums: refused in plain words, or read, shown and played on, each within a second', async (system, files) => {
  const found = await spoilMany({ systems: [system], files, seed: 50_000, worker, assets: assetsFolder(import.meta.url), out: null, progress: () => {} });
  const { faults, outlined, resumed, shown, answers, slowest } = found.get(system)!;
  expect(faults).toEqual([]);
  expect(slowest.ms).toBeLessThan(MOST_MS);
  for (const count of [outlined, resumed, shown]) expect(count).toBeGreaterThan(files / 5);
  for (const count of [outlined, resumed, shown]) expect(count).toBeLessThan(files);
  expect(answers).toBeGreaterThan(files);
});
