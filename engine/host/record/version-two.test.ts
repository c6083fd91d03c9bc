import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { InputError } from '../../core/form.ts';
import { readRecord } from './read.ts';

const old = gunzipSync(readFileSync(join(import.meta.dirname, 'corpus/version-2.gantry'))).toString();
const lines = old.split('\n').slice(0, -1);
const snapshots = lines.filter((line) => line.startsWith('{"snapshot"')).length;

/** Snapshots that say where the dice go on. */
const diceIn = (text: string): number => text.split('\n').filter((line) => line.startsWith('{"snapshot"') && 'dice' in (JSON.parse(line) as { snapshot: object }).snapshot).length;

it('says what it said, and nothing of the dice to come', () => {
  const record = readRecord(old);
  expect([record.version, record.torn, record.end === null]).toEqual([2, null, false]);
  expect(record.steps).toHaveLength(lines.filter((line) => line.startsWith('{"n"')).length);
  expect(record.snapshots).toHaveLength(snapshots);
  expect(snapshots).toBeGreaterThan(2);
  expect([diceIn(old), diceIn(record.whole)]).toEqual([snapshots, 0]);
  expect({ ...readRecord(record.whole), version: 2 }).toEqual(record);
});

it('a torn last line is set apart, a whole one without its end is taken', () => {
  const half = lines.slice(0, 9).join('\n');
  expect(readRecord(half)).toMatchObject({ torn: null, version: 2 });
  expect(readRecord(half).steps).toHaveLength(readRecord(`${half}\n`).steps.length);
  expect(readRecord(half.slice(0, -5)).torn).toBe(lines[8]!.slice(0, -5));
});

it.each([
  ['a changed header', old.replace('"undo":"off"', '"undo":"free"'), 'line 1: it was changed after it was written'],
  ['a changed answer', lines.map((line, i) => (i === 5 ? line.replace('"turn":', '"turn":1') : line)).join('\n'), 'line 6: it, or a line before it, was changed after it was written'],
  ['a missing line', `${[...lines.slice(0, 4), ...lines.slice(5)].join('\n')}\n`, 'line 5: it, or a line before it'],
  ['nothing but a cut header', lines[0]!.slice(0, -4), 'line 1'],
])('%s is refused with its line', (_, text, cause) => {
  expect(() => readRecord(text)).toThrow(InputError);
  expect(() => readRecord(text)).toThrow(cause);
});
