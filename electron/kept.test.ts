import { readdirSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { temporaryFolder } from '../engine/testing/folders.ts';
import { sweepKept, writeKept } from './kept.ts';

const folder = temporaryFolder('kept');
afterAll(() => folder.remove());

it('drafts of small files that a kill left are swept, nothing else and none that somebody may just be writing', async () => {
  const now = Date.now();
  writeKept(join(folder.path, 'ports.json'), 'ports', [1], () => {});
  for (const [name, age] of [['ports.json.123456', 2], ['keys-5000.json.99', 2], ['window.json.7', 0], ['my-notes.json.old', 2], ['ports.json', 2], ['2024.1', 2]] as const) {
    writeFileSync(join(folder.path, name), '');
    utimesSync(join(folder.path, name), now / 1000, now / 1000 - age * 3600);
  }
  await sweepKept(folder.path, now);
  expect(readdirSync(folder.path).sort()).toEqual(['2024.1', 'my-notes.json.old', 'ports.json', 'window.json.7']);
  await expect(sweepKept(join(folder.path, 'none'), now)).resolves.toBeUndefined();
});
