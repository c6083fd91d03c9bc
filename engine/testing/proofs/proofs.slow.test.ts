import { expect, test } from 'vitest';
import { assetsFolder } from '../../node/assets-folder.ts';
import { deep } from '../depth.ts';
import { prove } from './campaign.ts';
import { readKit, tableFile } from './kit.ts';
import { runCase } from './lab.ts';
import { describeTally } from './tally.ts';
import { TOPICS } from './verdict.ts';

const assets = assetsFolder(import.meta.url);

test('the geometry agrees with slow references on the shipped tables and on random ones (SP-LOS-05, SP-COVER-02, SP-MOVE-06, -07, SP-PLACE-01, SP-TOOL-04, SP-PUSH-13)', async () => {
  const tally = await prove(await readKit(assets), { pairs: deep(480, 240), tables: 5, threads: 1, seed: 11, only: TOPICS, progress: () => undefined });
  expect(tally.faults, describeTally(tally)).toEqual([]);
  expect(Object.keys(tally.topics).sort()).toEqual([...TOPICS].sort());
  for (const [topic, { questions, kinds }] of Object.entries(tally.topics)) {
    expect([topic, questions > 0, kinds.agree > kinds.border]).toEqual([topic, true, true]);
  }
});

test('random tables are the same for the same seed, legal, and differ between seeds', async () => {
  const kit = await readKit(assets);
  const first = kit.shipped.length;
  const tables = [0, 1, 2, 3, 4].map((i) => tableFile(kit, 7, first + i));
  for (const [i, { features }] of tables.entries()) {
    expect(features.length).toBeGreaterThan(8);
    expect(tableFile(kit, 7, first + i)).toEqual(tables[i]);
  }
  expect(tableFile(kit, 8, first)).not.toEqual(tables[0]);
  const all = tables.flatMap(({ features }) => features);
  expect(all.some(({ level }) => level > 0)).toBe(true);
  expect(all.some(({ turn }) => turn % 90 !== 0)).toBe(true);
});

test('one case can be asked again', async () => {
  const { lines } = await runCase('11.0.0.3', ['sight', 'stand'], assets);
  expect(lines.filter((line) => line.startsWith('3 sight'))).toHaveLength(2);
  expect(lines.filter((line) => line.startsWith('3 stand'))).toHaveLength(1);
});
