/** What a person is told of bad input, by every reader of the engine: a plain sentence, never a validator's or a parser's words. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checked, InputError, readJson } from '../core/form.ts';
import { spoiled, statesOf } from '../host/kept-state.fixture.ts';
import { callForms } from '../host/link-calls.ts';
import { readRecord } from '../host/record/read.ts';
import { WHOLE } from '../host/record/record.ts';
import { writeRecord } from '../host/record/write.ts';
import { systems } from '../host/systems.ts';
import { defaultSetup } from '../shatterpoint/team/teams.ts';
import { parseTable, TableError } from '../space/terrain/table.ts';
import { boxTerrain } from './terrain.ts';
import { readScenario, writeScenario } from './fuzz/scenario.ts';
import { validatorWords } from './validator-words.ts';

const TABLE = readFileSync(join(import.meta.dirname, '../../assets/tables/refinery.json'), 'utf8');
const SMALL_TABLE = '{"format":"gantry-table","version":1,"id":"small","name":"Small","theme":"x","size":[900,900],"features":[{"id":"a","piece":"crate","at":[0,0],"turn":0,"level":0}]}';
const SCENARIO = writeScenario({
  format: 'gantry-scenario', version: 1, system: 'shatterpoint', ground: { boxes: [], ingress: [] }, setup: defaultSetup('boxes'),
  answers: [{ kind: 'pick', picks: ['near'] }], unanswered: null, fault: { rule: 'core', what: 'refused', detail: '' },
});
const MATCH = writeRecord({
  header: { system: 'shatterpoint', setup: defaultSetup('refinery'), seats: ['person', 'computer'], seed: null, content: 'x', undo: 'off', name: '', started: 0, ...WHOLE },
  opening: [], steps: [], snapshots: [], end: null,
});

const middle = <T>(items: readonly T[]): T => items[Math.floor(items.length / 2)]!;
interface Reader { readonly name: string; readonly valid: unknown; read(input: unknown): unknown }
const text = (input: unknown): string => JSON.stringify(input) ?? '';
const READERS: readonly Reader[] = [
  ...systems.map(({ rules, starter }): Reader => ({ name: `the setup of ${rules.id}`, valid: starter('refinery'), read: (input) => rules.readSetup(input) })),
  ...systems.map(({ rules, starter }): Reader => {
    const play = rules.start(rules.readSetup(starter('boxes')), boxTerrain({ inch: true, boxes: [] }));
    return { name: `a kept state of ${rules.id}`, valid: middle([...statesOf(play, 2)]), read: (input) => play.checkState!(input) };
  }),
  { name: 'a table file', valid: JSON.parse(TABLE), read: (input) => parseTable(readJson('table', text(input))) },
  { name: 'a scenario file', valid: JSON.parse(SCENARIO), read: (input) => readScenario(text(input)) },
  { name: 'a call of the link', valid: { match: 'match-1', at: 3, answer: { kind: 'place', at: { x: 1, y: 2, z: 3 } } }, read: (input) => checked('answer', callForms.answer, input) },
];
const TEXTS: readonly (readonly [name: string, text: string, read: (text: string) => unknown])[] = [
  ['a match file', MATCH, readRecord], ['a scenario file', SCENARIO, readScenario], ['a table file', SMALL_TABLE, (given) => parseTable(readJson('table', given))],
];

/** Reads; gives what was told when it was refused. */
function told(read: () => unknown): string | null {
  try {
    read();
    return null;
  } catch (error) {
    if (!(error instanceof InputError) && !(error instanceof TableError)) throw error;
    expect(error.message).not.toMatch(validatorWords);
    expect(error.message).toMatch(/\w{2}/);
    return error.message;
  }
}

describe.each(READERS.map((reader) => [reader.name, reader] as const))('%s', (_name, { valid, read }) => {
  it('is taken as it is; with anything in any field it is refused in plain words', () => {
    expect(told(() => read(valid))).toBeNull();
    const refused = new Set<string>();
    fc.assert(fc.property(spoiled(valid), (input) => { refused.add(told(() => read(input)) ?? ''); }), { numRuns: 400, seed: 3 });
    expect(refused.size).toBeGreaterThan(5);
  });

  it('so is whatever is no such thing at all', () => {
    fc.assert(fc.property(fc.jsonValue({ maxDepth: 3 }), (input) => { expect(told(() => read(input))).not.toBeNull(); }), { numRuns: 200 });
  });
});

describe.each(TEXTS)('%s', (_name, valid, read) => {
  it('cut, garbled or of other signs it is refused in plain words', () => {
    const junk = fc.oneof(fc.constantFrom('', '{', ']', '"', ',', '\u0000', 'null', '1e999', '\uD800'), fc.string());
    const refused = new Set<string>();
    fc.assert(fc.property(fc.nat(valid.length), fc.nat(40), junk, (at, cut, put) => { refused.add(told(() => read(valid.slice(0, at) + put + valid.slice(at + cut))) ?? ''); }), { numRuns: 400, seed: 3 });
    fc.assert(fc.property(fc.nat(valid.length - 1), (end) => { refused.add(told(() => read(valid.slice(0, end))) ?? ''); }), { numRuns: 200, seed: 3 });
    expect(refused.size).toBeGreaterThan(2);
  });
});
