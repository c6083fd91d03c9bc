import { describe, expect, it, test, vi } from 'vitest';
import { InputError } from '../../core/form.ts';
import { fingerprint } from '../../core/hash.ts';
import { packed, unpacked } from '../../node/pack.ts';
import { checkBounds, DEEPEST, ELEMENTS, LINE_ELEMENTS, LONGEST, LONGEST_PACKED } from './bounds.ts';
import { readRecord } from './read.ts';
import { RECORD_FORMAT, RECORD_VERSION, WHOLE, type RecordHeader } from './record.ts';
import { chain, RecordWriter } from './write.ts';
import { slowness } from '../../testing/yardstick.ts';

const header: RecordHeader = { system: 'toy', setup: { table: 'floor' }, seats: ['person', 'computer'], seed: null, content: 'c', undo: 'safe', name: '', started: 5, ...WHOLE };
const { text: first } = RecordWriter.begin(header);
const START = fingerprint({ format: RECORD_FORMAT, version: RECORD_VERSION, ...header });

/** A line with its right seal: only what it holds is wrong. */
const sealed = (line: object, before = START): string => `${JSON.stringify({ ...line, check: chain(before, line) })}\n`;
const snapshot = (now: unknown): object => ({ snapshot: { at: 0, now, base: null, pending: [] } });
const zeros = (count: number): number[] => new Array<number>(count).fill(0);

describe('what holds more than any match is refused before it is read', () => {
  test('a snapshot of millions of values, packed to a few KB', async () => {
    const bomb = `${first}{"snapshot":{"at":0,"now":[${'0,'.repeat(3_900_000)}0],"base":0,"pending":[]},"check":"x"}\n`;
    const small = await packed(bomb);
    expect(small.length).toBeLessThan(24 * 1024);
    const text = await unpacked(small);
    const parse = vi.spyOn(JSON, 'parse');
    expect(() => readRecord(text)).toThrow(new InputError('match file, line 2', `it holds more than ${LINE_ELEMENTS} values`));
    expect(parse).not.toHaveBeenCalled();
    parse.mockRestore();
  });

  test.each([
    ['a line of too many values', first + sealed(snapshot(zeros(LINE_ELEMENTS + 1))), `match file, line 2: it holds more than ${LINE_ELEMENTS} values`],
    ['lists in lists', first + sealed(snapshot(JSON.parse('['.repeat(DEEPEST + 1) + ']'.repeat(DEEPEST + 1)))), `match file, line 2: it is nested more than ${DEEPEST} deep`],
    ['a file of too many values', first + sealed(snapshot(zeros(LINE_ELEMENTS - 20))).repeat(21), `match file, line 22: up to here the file holds more than ${ELEMENTS} values`],
    ['a file too long', first + 'x'.repeat(LONGEST), `match file: it is longer than ${LONGEST} characters`],
    ['values behind a text that is never closed', `${first}{"snapshot":"\\\n${JSON.stringify(zeros(LINE_ELEMENTS + 1))}\n`, `match file, line 3: it holds more than ${LINE_ELEMENTS} values`],
  ])('%s', (_what, text, message) => expect(() => readRecord(text)).toThrow(message));

  test('signs in texts are no values', () => {
    checkBounds(`{"a":"${'[,{'.repeat(LINE_ELEMENTS)}\\"${'[,{'.repeat(20)}"}`);
  });

  test.each([
    ['a number of answers', { undo: 0.5, free: false }, 'undo'], ['a turn', { n: 1, seat: 0, answer: null, turn: 1e300, events: [], check: '' }, 'turn'],
    ['a place far from every table', { n: 1, seat: 0, answer: { kind: 'place', at: { x: 1e308, y: 0, z: 0 } }, turn: 1, events: [] }, 'answer.at.x'],
    ['a seat that no game has', { n: 1, seat: 5, answer: null, turn: 1, events: [] }, 'seat'],
  ])('%s without bounds is refused by name', (_what, line, field) => {
    expect(() => readRecord(first + sealed(line))).toThrow(field);
  });
});

it('a file as full as a file may be is read in a moment', () => {
  const { text, writer } = RecordWriter.begin(header);
  const lines = [text];
  let [elements, length] = [0, text.length];
  for (let at = 0; elements < ELEMENTS - 12_000 && length < LONGEST - 100_000; at++) {
    const events = Array.from({ length: 300 }, (_, i) => ({ type: 'moved', figure: `${i}`, at: { x: 1.5, z: at } }));
    const line = writer.step({ seat: 0, answer: { kind: 'pick', picks: ['a'] }, turn: 1, events });
    line.written();
    lines.push(line.text);
    elements += line.text.match(/[,[{]/g)!.length;
    length += line.text.length;
  }
  const whole = lines.join('');
  const before = process.cpuUsage();
  expect(readRecord(whole).steps.length).toBe(lines.length - 1);
  expect(process.cpuUsage(before).user / 1e6, 'seconds of the processor').toBeLessThan(4 * slowness());
  expect(elements / ELEMENTS).toBeGreaterThan(0.9);
});

it('the longest match packs to what may be given away and taken in', async () => {
  // Places of figures are what packs worst.
  let seed = 7;
  const any = (): number => { seed = Math.imul(seed, 48271) & 0x7fffffff; return Math.round((seed / 0x7fffffff) * 9e5) / 1000; };
  const line = (): string => JSON.stringify({ type: 'moved', figure: '0.ahsoka-tano.1', to: { x: any(), y: 0, z: any() }, by: 'advance', from: 'order' });
  const text = Array.from({ length: Math.floor(LONGEST / line().length) - 100 }, line).join('\n');
  expect((await packed(text)).length).toBeLessThan(LONGEST_PACKED);
});
