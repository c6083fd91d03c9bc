import { join } from 'node:path';
import { beforeAll, expect, it } from 'vitest';
import { assetsFolder } from '../../node/assets-folder.ts';
import { threadProgram } from '../folders.ts';
import { MOST_MS, spoilMany } from './campaign.ts';
import { deep } from '../depth.ts';

let thread: string;
beforeAll(async () => { thread = await threadProgram(join(import.meta.dirname, '../../node/worker.ts')); });

it.each([['shatterpoint', deep(40, 24)], ['miniatures', deep(100, 36)], ['wartime', deep(60, 15)]] as const)('%s: %i match files of wrong structure and right checksums: refused in plain words, or read, shown and played on, each within a second', async (system, files) => {
  const found = await spoilMany({ systems: [system], files, seed: 50_000, thread, assets: assetsFolder(import.meta.url), out: null, progress: () => {} });
  const { faults, outlined, resumed, shown, answers, slowest } = found.get(system)!;
  expect(faults).toEqual([]);
  expect(slowest.ms).toBeLessThan(MOST_MS);
  for (const count of [outlined, resumed, shown]) expect(count).toBeGreaterThan(files / 5);
  for (const count of [outlined, resumed, shown]) expect(count).toBeLessThan(files);
  expect(answers).toBeGreaterThan(files);
});
