import { describe, expect, it } from 'vitest';
import { randomFrom } from '../../core/rng.ts';
import { readRecord } from '../../host/record/read.ts';
import { WHOLE } from '../../host/record/record.ts';
import { writeRecord } from '../../host/record/write.ts';
import { readingIn } from '../memory.ts';
import { toy } from '../toy/toy.ts';
import type { HostSystem } from '../../host/offer.ts';
import type { Content } from '../../node/content.ts';
import { spoilt } from './mutation.ts';
import { probe } from './probe.ts';
import { sealed } from './seal.ts';

const FILE = writeRecord({
  header: { system: 'toy', setup: { table: 'floor', goal: 9 }, seats: ['person', 'person'], seed: null, content: 'x', undo: 'safe', name: '', started: 0, ...WHOLE },
  opening: [], steps: Array.from({ length: 6 }, (_, i) => ({ seat: i % 2, answer: { kind: 'pick', picks: ['one'] }, turn: i + 1, events: [{ type: 'added', seat: i % 2, amount: 1 }] })),
  snapshots: [{ at: 0, now: { turn: 1 }, base: { turn: 1 }, pending: [] }], end: null,
});
const LINES = FILE.split('\n').slice(0, -1).map((line) => JSON.parse(line) as object);

describe('match files that are spoilt', () => {
  it('sealed anew, unchanged lines are the file that was written; a changed one is not told from a written one by its checksum', () => {
    expect(sealed(LINES)).toBe(FILE);
    const lines = LINES.map((line) => ('n' in line && line.n === 4 ? { ...line, turn: 77 } : line));
    expect(readRecord(sealed(lines)).steps[3]).toMatchObject({ turn: 77 });
    expect(sealed([{ ...LINES[0], started: Infinity }])).toContain('"started":1e999');
  });

  it('the same seed spoils alike; what is spoilt was not changed itself, and seldom stays as it was', () => {
    const before = JSON.stringify(LINES);
    const texts = Array.from({ length: 200 }, (_, seed) => sealed(spoilt(LINES, () => LINES, randomFrom(seed))));
    expect(JSON.stringify(LINES)).toBe(before);
    expect(texts[7]).toBe(sealed(spoilt(LINES, () => LINES, randomFrom(7))));
    expect(texts.filter((text) => text === FILE).length).toBeLessThan(50);
    const kinds = new Set(texts.map((text) => { try { readRecord(text); return 'read'; } catch (error) { return (error as Error).message.replace(/\d+/g, '').slice(0, 30); } }));
    expect(kinds.size).toBeGreaterThan(8);
  });

  it('a reader that speaks of its inside, or throws what is no plain refusal, is a fault', async () => {
    const offered = (readSetup: HostSystem['readSetup']) => readingIn([{ rules: { ...(toy as HostSystem), readSetup }, cards: [], starter: (table) => ({ table }) }]);
    const content = { terrain: () => Promise.resolve(null) } as unknown as Content;
    const { faults } = await probe(FILE, offered(() => { throw new TypeError("Cannot read properties of undefined (reading 'x')"); }), content);
    expect(faults.find((fault) => fault.startsWith('resumable: '))).toContain('Cannot read properties');
    expect((await probe('nothing', offered((input) => toy.readSetup(input)), content))).toMatchObject({ outlined: false, resumed: false, shown: false, faults: [] });
  });
});
