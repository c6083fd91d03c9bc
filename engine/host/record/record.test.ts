import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { InputError } from '../../core/form.ts';
import { sealed } from '../../testing/spoilt/seal.ts';
import { NewerFile, readRecord } from './read.ts';
import { WHOLE, RECORD_VERSION, type RecordHeader, type Snapshot, type Step } from './record.ts';
import { finishedMatch, journal } from './version-one.fixture.ts';
import { RecordWriter, writeRecord, type Line } from './write.ts';

const header: RecordHeader = { system: 'toy', setup: { table: 'floor', name: 'Zażółć' }, seats: ['person', 'computer'], seed: 3, content: 'c', undo: 'safe', name: '', started: 5, ...WHOLE };
const step = (n: number): Step => ({
  seat: n % 3 === 0 ? null : n % 2, answer: n % 3 === 0 ? { kind: 'roll', faces: [n] } : { kind: 'place', at: { x: n, y: -0, z: 0.1 } }, turn: n, events: [{ type: 'moved', to: n }],
});
const snapshot = (at: number): Snapshot => ({ at, now: { score: at }, base: { score: at }, pending: [{ kind: 'pick', picks: ['a'] }] });

/** What a program keeps: every line it was told to, one after another. */
function keep(write: (writer: RecordWriter, add: (line: Line) => void) => void): string {
  const { text, writer } = RecordWriter.begin(header);
  let kept = text;
  write(writer, (line) => {
    kept += line.text;
    line.written();
  });
  return kept;
}

const played = (count: number): string => keep((writer, add) => {
  add(writer.opening([{ type: 'dealt' }]));
  for (let n = 1; n <= count; n++) {
    add(writer.step(step(n)));
    if (n % 4 === 0) add(writer.snapshot(snapshot(n)));
  }
});

describe('a match file', () => {
  it.each([[null], [5], ['floor'], [[1]]])('whose setup is %j and has no fields is refused, naming it', (setup) => {
    const [first] = RecordWriter.begin(header).text.trimEnd().split('\n').map((line) => JSON.parse(line) as object);
    expect(() => readRecord(sealed([{ ...first, setup }]))).toThrow(/^match file, line 1: setup: an object is needed/);
  });

  it('a snapshot cannot say more answers of its command than there were', () => {
    expect(() => keep((writer, add) => add(writer.snapshot({ at: 0, now: {}, base: {}, pending: [] })))).not.toThrow();
    const text = keep((writer, add) => add(writer.snapshot({ at: 0, now: {}, base: {}, pending: [{ kind: 'pick', picks: ['a'] }] })));
    expect(() => readRecord(text)).toThrow('match file, line 2: a snapshot of answer 0 says 1 answers of its command');
  });

  it('is read back as it was written, and written again the same', () => {
    const text = played(9) + '';
    const record = readRecord(text);
    expect(record).toMatchObject({ header, opening: [{ type: 'dealt' }], end: null, torn: null, version: RECORD_VERSION, takenBack: { safe: 0, free: 0 } });
    expect(record.steps).toEqual(Array.from({ length: 9 }, (_, i) => JSON.parse(JSON.stringify(step(i + 1))) as Step));
    expect(record.snapshots.map(({ at }) => at)).toEqual([4, 8]);
    expect(writeRecord(record)).toBe(text);
  });

  it('keeps answers that were taken back in the file, but not among those that stand', () => {
    const text = keep((writer, add) => {
      for (let n = 1; n <= 6; n++) {
        add(writer.step(step(n)));
        if (n === 5) add(writer.snapshot(snapshot(5)));
      }
      add(writer.undo(3, false));
      add(writer.undo(1, true));
      add(writer.step(step(2)));
      add(writer.name('The long night'));
      add(writer.end({ state: 's', outcome: 1, result: 'Seat 1 won' }));
    });
    const record = readRecord(text);
    expect(record.steps.map(({ turn }) => turn)).toEqual([1, 2]);
    expect(record.snapshots).toEqual([]);
    // Of what went, answers 2 and 4 were a person's; the others were dice and the computer's.
    expect(record.takenBack).toEqual({ safe: 1, free: 1 });
    expect(record.header.name).toBe('The long night');
    expect(record.end).toEqual({ state: 's', outcome: 1, result: 'Seat 1 won' });
  });

  it('goes on where it stopped', () => {
    const { whole, check, steps } = readRecord(played(3));
    expect(readRecord(whole + new RecordWriter(check, steps.length).step(step(4)).text).steps).toHaveLength(4);
  });

  it('a line that was not kept leaves the writer where it was', () => {
    const text = keep((writer, add) => {
      writer.step(step(1));
      add(writer.step(step(1)));
    });
    expect(readRecord(text).steps).toHaveLength(1);
    expect(() => keep((writer) => writer.snapshot(snapshot(3)))).toThrow('cannot follow');
    expect(() => keep((writer) => writer.undo(0, false))).toThrow('taken back');
  });

  it('what could not be read back is not written, and the writer stays where it was', () => {
    const { writer } = RecordWriter.begin(header);
    for (const [make, cause] of [
      [() => writer.step({ ...step(1), answer: { kind: 'place', at: { x: NaN, y: 0, z: 0 } } }), 'answer.at.x'],
      [() => writer.step({ ...step(1), events: [{ to: 1 }] }), 'events.0.type'],
      [() => writer.name('x'.repeat(121)), 'name'],
      [() => RecordWriter.begin({ ...header, started: Infinity }), 'started'],
    ] as const) expect(make, cause).toThrow(cause);
    expect(writer.at).toBe(0);
  });

  it('cut off anywhere after its first line loses at most the line that was being written', () => {
    const text = played(6);
    const first = text.indexOf('\n') + 1;
    for (let length = first; length < text.length; length++) {
      const cut = text.slice(0, length);
      const { whole, torn, steps } = readRecord(cut);
      expect(readRecord(whole).steps).toEqual(steps);
      expect(whole.split('\n').length).toBeGreaterThanOrEqual(cut.split('\n').length);
      if (torn !== null) expect(whole + torn).toBe(cut);
    }
  });
});

describe('zeros at the end, as a power cut leaves them where the file had grown and its bytes had not come', () => {
  const text = played(6);
  const first = text.indexOf('\n') + 1;

  it('are an unfinished last line, wherever they begin after the first line', () => {
    for (let length = first; length <= text.length; length++) for (const zeros of [1, 4096]) {
      const cut = `${text.slice(0, length)}${'\0'.repeat(zeros)}`;
      const { whole, torn, steps } = readRecord(cut);
      expect(whole + (torn ?? ''), `${zeros} zeros after ${length}`).toBe(cut);
      expect(torn).toContain('\0');
      expect(steps).toEqual(readRecord(whole).steps);
      expect(text.startsWith(whole)).toBe(true);
    }
  });

  it('of the first version’s journal too', () => {
    const old = journal({ system: 'toy', setup: { table: 'floor' }, seats: ['person'], seed: 4, content: 'c' }, [{ seat: 0, answer: { kind: 'pick', picks: ['a'] }, turn: 2 }]);
    expect(readRecord(`${old}\0\0\0`)).toMatchObject({ version: 1, steps: [{ turn: 2 }], torn: '\0\0\0' });
  });

  it('are damage where lines follow them, and where nothing of the match came before them', () => {
    const [, , line] = text.split('\n') as [string, string, string];
    expect(() => readRecord(text.replace(line, '\0'.repeat(line.length)))).toThrow('line 3: not valid JSON');
    expect(() => readRecord(`${text}\0\0\n`)).toThrow('not valid JSON');
    expect(() => readRecord('\0'.repeat(4096))).toThrow(InputError);
    expect(() => readRecord(`${text.slice(0, first - 1)}\0\0`)).toThrow(InputError);
  });
});

describe('older versions open for ever', () => {
  it('the journal of version 1, torn or whole', () => {
    const text = journal({ system: 'toy', setup: { table: 'floor' }, seats: ['person'], seed: 4, content: 'c' }, [{ seat: 0, answer: { kind: 'pick', picks: ['a'] }, turn: 2 }]);
    const record = readRecord(`${text}{"n":2,"se`);
    expect(record).toMatchObject({ version: 1, header: { system: 'toy', seed: 4, undo: 'off' }, steps: [{ seat: 0, turn: 2, events: null }], torn: '{"n":2,"se' });
    expect(readRecord(record.whole).version).toBe(RECORD_VERSION);
  });

  it('the finished match of version 1', () => {
    const text = finishedMatch({ system: 'toy', content: 'c', setup: {}, answers: [{ kind: 'roll', faces: [3] }], end: 'e' });
    expect(readRecord(text)).toMatchObject({ version: 1, header: { system: 'toy' }, opening: null, steps: [{ answer: { kind: 'roll', faces: [3] }, events: null }] });
  });

  it('a later version is named as such and left alone', () => {
    const newer = played(1).replace(`"version":${RECORD_VERSION}`, `"version":${RECORD_VERSION + 1}`);
    expect(() => readRecord(newer)).toThrow(NewerFile);
    expect(() => readRecord(newer)).toThrow(`written by a newer Gantry (version ${RECORD_VERSION + 1}`);
  });
});

describe('a damaged or hostile file says what is wrong', () => {
  const lines = played(4).split('\n');
  test.each([
    ['empty', '', 'the file is empty'],
    ['no JSON', 'hello\n', 'line 1: not valid JSON'],
    ['another program', '{"format":"other","version":1}\n', 'format: "other", version 1, is no match of Gantry'],
    ['cut inside the first line', lines[0]!.slice(0, 40), 'line 1: not valid JSON'],
    ['edited header', played(1).replace('"seed":3', '"seed":4'), 'line 1: it was changed after it was written'],
    ['edited answer', played(2).replace('"x":1', '"x":7'), 'line 3: it, or a line before it, was changed'],
    ['a line is missing', [...lines.slice(0, 2), ...lines.slice(3)].join('\n'), 'line 3: answer 1 should stand here, found answer 2'],
    ['lines swapped', [lines[0], lines[2], lines[1], ...lines.slice(3)].join('\n'), 'line 2: it, or a line before it'],
    ['an unknown line', `${lines[0]!}\n{"hack":1}\n`, 'line 2: it is no line of a match file'],
    ['too deep', `${lines[0]!}\n${'['.repeat(200)}${']'.repeat(200)}\n`, 'line 2: it is nested more than 40 deep'],
    ['an answer out of form', `${lines[0]!}\n{"n":1,"seat":0,"answer":{"kind":"fly"},"turn":1,"events":[],"check":"x"}\n`, 'line 2: answer.kind'],
    ['undo of nothing', `${lines[0]!}\n{"undo":3,"free":false,"check":"x"}\n`, 'line 2: undo: answer 3 of 0'],
    ['a snapshot of another moment', `${lines[0]!}\n{"snapshot":{"at":2,"now":{},"base":{},"pending":[]},"check":"x"}\n`, 'line 2: a snapshot of answer 2 stands after answer 0'],
  ])('%s', (_, text, cause) => {
    expect(() => readRecord(text)).toThrow(InputError);
    expect(() => readRecord(text)).toThrow(cause);
  });

  it('after the end nothing but a new name may follow', () => {
    const ended = keep((writer, add) => {
      add(writer.end({ state: 's', outcome: 'draw', result: 'drawn' }));
      add(writer.name('again'));
    });
    expect(readRecord(ended).header.name).toBe('again');
    const more = keep((writer, add) => {
      add(writer.end({ state: 's', outcome: 'draw', result: 'drawn' }));
      add(writer.step(step(1)));
    });
    expect(() => readRecord(more)).toThrow('the match was over before this line');
  });

  it('no key becomes a prototype', () => {
    const text = played(1);
    const bad = text.replace('"table":"floor"', '"table":"floor","__proto__":{"polluted":true}');
    expect(() => readRecord(bad)).not.toThrow(TypeError);
    expect(({} as { polluted?: boolean }).polluted).toBeUndefined();
  });

  it('any changed byte is noticed, or changes nothing', () => {
    const text = played(3);
    const whole = readRecord(text).whole;
    fc.assert(fc.property(fc.nat(text.length - 1), fc.constantFrom('0', '9', '"', '}', 'x', ' '), (at, letter) => {
      const changed = text.slice(0, at) + letter + text.slice(at + 1);
      try {
        const read = readRecord(changed);
        // The last line may count as never finished; everything before it is as it was.
        return whole.startsWith(read.whole) || JSON.stringify(read.steps) === JSON.stringify(readRecord(text).steps);
      } catch (error) {
        return error instanceof InputError;
      }
    }), { numRuns: 500 });
  });
});
