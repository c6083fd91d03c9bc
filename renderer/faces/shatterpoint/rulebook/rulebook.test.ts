import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { homeOf } from '../../rulebooks.ts';
import '../../../testing/faces.fixture.ts';
import { rulebook } from './index.ts';

const engine = join(import.meta.dirname, '../../../../engine');
const LONGEST = 420;
const rules = rulebook.flatMap((chapter) => chapter.rules);
const ids = rules.map(({ id }) => id);

/** Rule ids that the sources and tests in folders of the engine name. */
function named(...folders: readonly string[]): readonly string[] {
  const files = folders.flatMap((folder) => readdirSync(join(engine, folder), { recursive: true, encoding: 'utf8' }).map((file) => join(engine, folder, file)));
  const sources = files.filter((file) => file.endsWith('.ts')).map((file) => readFileSync(file, 'utf8'));
  return [...new Set(sources.flatMap((source) => source.match(/\bSP-[A-Z]+-\d+[A-Za-z]?\b/g) ?? []))].sort();
}

describe('rulebook', () => {
  it('has one text for each of the 444 rules', () => {
    expect(ids.filter((id, i) => ids.indexOf(id) !== i)).toEqual([]);
    expect(ids.length).toBe(444);
  });

  it('keeps to the shape of rule ids, such as SP-MOVE-07 or SP-ATK-00c', () => {
    expect(ids.filter((id) => !/^SP-[A-Z]+-\d{2}[A-Za-z]?$/.test(id))).toEqual([]);
  });

  it('has a text for every rule that the engine or its tests name', () => {
    const used = named('shape', 'shatterpoint', 'space');
    expect(used.length).toBeGreaterThan(200);
    expect(used.filter((id) => homeOf(id) === undefined)).toEqual([]);
  });

  it('finds a rule by its id, and nothing for an id without words', () => {
    for (const { id, title, rules: own } of rulebook) for (const rule of own) expect(homeOf(rule.id)).toEqual({ system: 'shatterpoint', chapter: id, title });
    expect(homeOf('SP-NONE-01')).toBeUndefined();
  });

  it(`says something in every text, in at most ${LONGEST} characters and whole sentences`, () => {
    expect(rules.filter(({ text }) => text.trim() === '' || text.length > LONGEST).map(({ id }) => id)).toEqual([]);
    expect(rules.filter(({ text }) => !/[.”)]$/.test(text)).map(({ id }) => id)).toEqual([]);
  });

  it('uses typographic apostrophes and quotation marks', () => {
    expect(rules.filter(({ text }) => /['"`]/.test(text)).map(({ id }) => id)).toEqual([]);
  });

  it('names each chapter once, and leaves none empty', () => {
    for (const part of ['id', 'title'] as const) expect(new Set(rulebook.map((chapter) => chapter[part])).size).toBe(rulebook.length);
    expect(rulebook.filter((chapter) => chapter.title === '' || chapter.rules.length === 0)).toEqual([]);
  });
});
