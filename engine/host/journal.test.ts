import { describe, expect, it } from 'vitest';
import { isJournal, JournalWriter, readJournal, type JournalEntry } from './journal.ts';

const header = { system: 'toy', setup: { table: 'floor', name: 'Zażółć', none: undefined }, seats: ['person', 'computer'], seed: 3, content: 'c' } as const;

function written(count: number, ended = false): string {
  const { line, writer } = JournalWriter.begin(header);
  let text = line;
  for (let i = 1; i <= count; i++) {
    const entry: JournalEntry = { seat: i % 2 === 0 ? null : 0, answer: i % 2 === 0 ? { kind: 'roll', faces: [i] } : { kind: 'place', at: { x: i, y: -0, z: 0.1 } }, turn: i };
    const next = writer.entry(entry);
    next.written();
    text += next.line;
  }
  return ended ? text + writer.end({ state: 'abc', outcome: 'draw' }).line : text;
}

describe('a journal', () => {
  it('is read back as it was written', () => {
    const { header: read, entries, end, torn } = readJournal(written(5, true));
    expect(read).toEqual({ ...header, setup: { table: 'floor', name: 'Zażółć' } });
    expect(entries).toHaveLength(5);
    expect(entries[1]).toEqual({ seat: null, answer: { kind: 'roll', faces: [2] }, turn: 2 });
    expect(end).toEqual({ state: 'abc', outcome: 'draw' });
    expect(torn).toBeNull();
    expect(isJournal(written(0))).toBe(true);
  });

  it('cut off anywhere after its first line loses at most the line that was being written', () => {
    const text = written(6);
    const first = text.indexOf('\n') + 1;
    for (let length = first; length < text.length; length++) {
      const cut = text.slice(0, length);
      const { entries, whole, torn } = readJournal(cut);
      const lines = cut.slice(first).split('\n').length - 1;
      expect(entries.length).toBeGreaterThanOrEqual(lines);
      expect(readJournal(whole).entries).toEqual(entries);
      if (torn !== null) expect(whole + torn).toBe(cut);
    }
  });

  it('goes on after reading', () => {
    const { check, entries, whole } = readJournal(written(2));
    const more = whole + new JournalWriter(check, entries.length).entry({ seat: 1, answer: { kind: 'pick', picks: ['a'] }, turn: 9 }).line;
    expect(readJournal(more).entries).toHaveLength(3);
  });

  it('an entry that was not written leaves the writer where it was', () => {
    const { line, writer } = JournalWriter.begin(header);
    writer.entry({ seat: 0, answer: { kind: 'pick', picks: ['lost'] }, turn: 1 });
    expect(readJournal(line + writer.entry({ seat: 0, answer: { kind: 'pick', picks: ['kept'] }, turn: 1 }).line).entries[0]!.answer).toEqual({ kind: 'pick', picks: ['kept'] });
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
    ['a garbled line', lines.map((line, i) => (i === 2 ? '#?%' : line)).join('\n'), 'line 3: not valid JSON'],
    ['a line of a wrong form', lines.map((line, i) => (i === 2 ? '{"n":2}' : line)).join('\n'), 'line 3: seat:'],
    ['a line after the end', written(4, true) + lines[1]! + '\n', 'line 7: the match was over before this line'],
  ];
  for (const [what, text, cause] of cases) it(`${what}: "${cause}"`, () => expect(() => readJournal(text)).toThrow(cause));
});
