import { describe, expect, it } from 'vitest';
import { InputError } from '../../core/form.ts';
import { finishedMatch, journal } from './version-one.fixture.ts';
import { readFinished, readJournal } from './version-one.ts';

const header = { system: 'toy', setup: { table: 'floor', name: 'Zażółć', none: undefined }, seats: ['person', 'computer'], seed: 3, content: 'c' } as const;

const written = (count: number, ended = false): string => journal(header, Array.from({ length: count }, (_, i) => ({
  seat: i % 2 === 1 ? null : 0, answer: i % 2 === 1 ? { kind: 'roll', faces: [i + 1] } : { kind: 'place', at: { x: i + 1, y: 0, z: 0.1 } }, turn: i + 1,
})), ended ? { state: 'abc', outcome: 'draw' } : null);

describe('a journal', () => {
  it('is read back as it was written', () => {
    const { header: read, entries, end, torn } = readJournal(written(5, true));
    expect(read).toEqual({ ...header, setup: { table: 'floor', name: 'Zażółć' } });
    expect(entries).toHaveLength(5);
    expect(entries[1]).toEqual({ seat: null, answer: { kind: 'roll', faces: [2] }, turn: 2 });
    expect(end).toEqual({ state: 'abc', outcome: 'draw' });
    expect(torn).toBeNull();
  });

  it('cut off anywhere after its first line loses at most the line that was being written', () => {
    const text = written(6);
    const first = text.indexOf('\n') + 1;
    for (let length = first; length < text.length; length++) {
      const cut = text.slice(0, length);
      const { entries, torn } = readJournal(cut);
      const lines = cut.slice(first).split('\n').length - 1;
      expect(entries.length).toBeGreaterThanOrEqual(lines);
      if (torn !== null) expect(cut.endsWith(torn)).toBe(true);
    }
  });
});

describe('a damaged journal says what is wrong', () => {
  const lines = written(4, true).split('\n');
  const cases: readonly (readonly [string, string, string])[] = [
    ['empty', '', 'the file is empty'],
    ['cut inside the first line', lines[0]!.slice(0, 30), 'line 1: the header is not complete'],
    ['another file', '{"format":"gantry-match"}\n', 'line 1: format: this is not a match journal'],
    ['a changed seed', written(2).replace('"seed":3', '"seed":4'), 'line 1: the header was changed after it was written'],
    ['a newer version', written(1).replace('"version":1', '"version":2'), 'line 1: version: written by a newer Gantry'],
    ['a changed face', written(4).replace('[2]', '[6]'), 'line 3: this line, or one before it, was changed'],
    ['a missing line', lines.filter((_, i) => i !== 2).join('\n'), 'line 3: answer 2 should stand here, found answer 3'],
    ['lines swapped', [lines[0], lines[2], lines[1], ...lines.slice(3)].join('\n'), 'line 2: answer 1 should stand here, found answer 2'],
    ['a garbled line', lines.map((line, i) => (i === 2 ? '#?%' : line)).join('\n'), 'line 3: not JSON'],
    ['a line of a wrong form', lines.map((line, i) => (i === 2 ? '{"n":2}' : line)).join('\n'), 'line 3: seat:'],
    ['a line after the end', written(4, true) + lines[1]! + '\n', 'line 7: the match was over before this line'],
  ];
  for (const [what, text, cause] of cases) it(`${what}: "${cause}"`, () => expect(() => readJournal(text)).toThrow(cause));
});

describe('a finished match', () => {
  const match = { system: 'toy', content: 'c', setup: { table: 'floor' }, answers: [{ kind: 'pick', picks: ['one'] }, { kind: 'place', at: { x: 1, y: 0, z: -2.5 } }, { kind: 'roll', faces: [3] }], end: 'e' } as const;
  const text = finishedMatch(match);

  it('reads back what was written', () => expect(readFinished(text)).toMatchObject(match));

  it('names the field and the cause of a wrong one', () => {
    const broken = (change: object): string => JSON.stringify({ ...(JSON.parse(text) as object), ...change });
    for (const [wrong, message] of [
      [text.slice(0, 60), /match file: not JSON: it ends too early/],
      [broken({ format: 'other' }), /match file: format/],
      [broken({ version: 2 }), /match file: version/],
      [broken({ answers: [{ kind: 'pick', picks: [1] }] }), /match file: answers\.0\.picks\.0/],
      [broken({ answers: [{ kind: 'place', at: { x: 1, y: 0 } }] }), /match file: answers\.0\.at\.z/],
      [broken({ extra: 1 }), /match file: .*extra/],
      [broken({ answers: match.answers.slice(1) }), /match file: seal: the contents were changed/],
      [broken({ end: 'other' }), /match file: seal/],
    ] as const) {
      expect(() => readFinished(wrong)).toThrow(InputError);
      expect(() => readFinished(wrong)).toThrow(message);
    }
  });
});
