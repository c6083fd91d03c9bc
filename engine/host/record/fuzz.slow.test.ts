import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { InputError } from '../../core/form.ts';
import { randomFrom } from '../../core/rng.ts';
import { packed, unpacked } from '../../node/pack.ts';
import { testDesk } from '../../testing/memory.ts';
import { mutated, mutatedBytes } from '../../testing/mutate.ts';
import { fromBase64, toBase64 } from '../../core/base64.ts';
import { readRecord } from './read.ts';
import { deep } from '../../testing/depth.ts';
import { slowness } from '../../testing/yardstick.ts';

const INPUTS = deep(50_000);
const pick = (option: string) => ({ kind: 'pick', picks: [option] }) as const;

/** A short match of the toy as a file. */
async function shortMatch(): Promise<string> {
  const { call, settled, folder } = testDesk();
  let update = await call('newMatch', { system: 'toy', setup: { table: 'floor', goal: 100 }, seats: ['person', 'person'] });
  for (const option of ['one', 'throw', 'one', 'pass', 'throw']) {
    await call('answer', { match: 'match-1', at: update.at, answer: pick(option) });
    update = await settled();
  }
  return folder.files.get('match-1')!;
}

it(`${INPUTS} changed match files: each is read, or refused with an InputError, in far less than a second, and nothing grows`, async () => {
  const random = randomFrom(77);
  const text = await shortMatch();
  let [slowest, read] = [0, 0];
  const before = process.memoryUsage().heapUsed;
  for (let i = 0; i < INPUTS; i++) {
    const input = mutated(text, random);
    const began = performance.now();
    try {
      readRecord(input);
      read++;
    } catch (error) {
      if (!(error instanceof InputError)) throw new Error(`input ${i} broke the reader: ${JSON.stringify(input).slice(0, 500)}`, { cause: error });
    }
    slowest = Math.max(slowest, performance.now() - began);
  }
  expect(slowest).toBeLessThan(1000 * slowness());
  expect(read).toBeGreaterThan(0);
  expect(process.memoryUsage().heapUsed - before).toBeLessThan(200 * 1024 * 1024);
  expect(({} as Record<string, unknown>)['polluted']).toBeUndefined();
});

it('20000 match files cut off anywhere after their first line, with zeros behind, open with every line before the cut', async () => {
  const random = randomFrom(21);
  const text = await shortMatch();
  const lines = text.split('\n').slice(0, -1);
  const first = (lines[0] ?? '').length + 1;
  for (let i = 0; i < 20_000; i++) {
    const length = first + Math.floor(random() * (text.length - first + 1));
    const { whole, torn } = readRecord(`${text.slice(0, length)}${'\0'.repeat(1 + Math.floor(random() * 5000))}`);
    expect(whole.split('\n').length, `cut after ${length}`).toBe(text.slice(0, length).split('\n').length);
    expect(torn).not.toBeNull();
  }
});

it('changed packed files of a whole match are refused in far less than a second', async () => {
  const bytes = new Uint8Array(readFileSync(join(import.meta.dirname, 'corpus/version-2.gantry')));
  const random = randomFrom(5);
  let slowest = 0;
  for (let i = 0; i < 2000; i++) {
    const began = performance.now();
    try {
      readRecord(await unpacked(mutatedBytes(bytes, random)));
    } catch (error) {
      if (!(error instanceof InputError)) throw error;
    }
    slowest = Math.max(slowest, performance.now() - began);
  }
  expect(slowest).toBeLessThan(1000 * slowness());
});

it('5000 changed files sent to the desk leave its folder as it was, or hold one more match that opens', async () => {
  const desk = testDesk();
  const text = await shortMatch();
  const random = randomFrom(3);
  for (let i = 0; i < 5000; i++) {
    const kept = desk.folder.files.size;
    const bytes = await desk.folder.packed(mutated(text, random));
    const reply = await desk.connection.call('importMatch', { file: toBase64(bytes) });
    if ('error' in reply) {
      expect(reply.error.code, JSON.stringify(reply.error)).toBe('form');
      expect(desk.folder.files.size).toBe(kept);
    } else {
      expect(desk.folder.files.size).toBe(kept + 1);
      const { match } = reply.result as { match: string };
      expect(() => readRecord(desk.folder.files.get(match)!)).not.toThrow();
    }
  }
  expect(fromBase64(toBase64(await packed('x')))).toEqual(await packed('x'));
});
