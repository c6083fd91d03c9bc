import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { assetsFolder } from '../../node/assets-folder.ts';
import { randomFrom } from '../../core/rng.ts';
import { mutated } from '../../testing/mutate.ts';
import { parseTable, TableError } from './table.ts';
import { slowness } from '../../testing/yardstick.ts';

const INPUTS = 100_000;

it(`${INPUTS} changed table files: each is read, or refused naming the feature and the field, in far less than a second`, () => {
  const whole = JSON.parse(readFileSync(join(assetsFolder(import.meta.url), 'tables/refinery.json'), 'utf8')) as { features: unknown[] };
  const text = JSON.stringify({ ...whole, features: whole.features.slice(0, 6) });
  const random = randomFrom(8);
  let [slowest, read, refused] = [0, 0, 0];
  for (let i = 0; i < INPUTS; i++) {
    let input: unknown;
    try {
      input = JSON.parse(mutated(text, random));
    } catch {
      continue; // no JSON: whoever reads the file says so
    }
    const began = performance.now();
    try {
      const table = parseTable(input);
      read++;
      for (const { at } of table.features) expect(at.every(Number.isFinite)).toBe(true);
    } catch (error) {
      if (!(error instanceof TableError)) throw new Error(`input ${i} broke the reader: ${JSON.stringify(input).slice(0, 400)}`, { cause: error });
      refused++;
    }
    slowest = Math.max(slowest, performance.now() - began);
  }
  expect(slowest).toBeLessThan(1000 * slowness());
  expect(read).toBeGreaterThan(1000);
  expect(refused).toBeGreaterThan(1000);
  expect(({} as Record<string, unknown>)['polluted']).toBeUndefined();
});
