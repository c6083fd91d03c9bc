import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { homeOf, rulebookOf } from '../../rulebooks.ts';
import '../../../testing/faces.fixture.ts';
import { rulebook } from './index.ts';

const folder = join(import.meta.dirname, '../../../../engine/wartime');
const LONGEST = 420;
const rules = rulebook.flatMap((chapter) => chapter.rules);
const ids = rules.map(({ id }) => id);

/** Rule ids that the sources of the engine name; scenarios (three digits) are no rules. */
function named(): readonly string[] {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'));
  const found = files.flatMap((file) => readFileSync(join(folder, file), 'utf8').match(/\bWT-(\d+\.\d+|[A-Z]+\d+[a-z]?)(?![\w.]*\d)/g) ?? []);
  return [...new Set(found)].sort();
}

interface Listed {
  readonly id: string;
  /** True, or what is not there. */
  readonly notYet?: boolean | string;
  readonly apart?: string;
}

const list = JSON.parse(readFileSync(join(folder, 'rules.json'), 'utf8')) as { readonly chapters: readonly { readonly rules: readonly Listed[] }[] };
const listed = list.chapters.flatMap((chapter) => chapter.rules);

describe('Wartime’s rulebook', () => {
  it('has each rule once, and each is one of the listed rules', () => {
    expect(ids.filter((id, i) => ids.indexOf(id) !== i)).toEqual([]);
    const known = new Set(listed.map(({ id }) => id));
    expect(ids.filter((id) => !known.has(id))).toEqual([]);
  });

  it('has a text for every rule that the engine names', () => {
    expect(named().length).toBeGreaterThan(80);
    expect(named().filter((id) => homeOf(id) === undefined)).toEqual([]);
  });

  it('has a text for every rule that the list says is there, whole or in part, and for none that is not', () => {
    const there = listed.filter(({ notYet, apart }) => notYet === undefined && apart === undefined).map(({ id }) => id);
    expect(there.filter((id) => !ids.includes(id))).toEqual([]);
    expect(listed.filter(({ id, notYet }) => notYet !== undefined && ids.includes(id))).toEqual([]);
  });

  it('is the book of its rule system, and a link finds a rule there', () => {
    expect(rulebookOf('wartime')).toBe(rulebook);
    for (const { id, title, rules: own } of rulebook) for (const rule of own) expect(homeOf(rule.id)).toEqual({ system: 'wartime', chapter: id, title });
  });

  it(`says something in every text, in at most ${LONGEST} characters, whole sentences and typographic marks`, () => {
    expect(rules.filter(({ text }) => text.trim() === '' || text.length > LONGEST || !/[.”)]$/.test(text) || /['"`]/.test(text)).map(({ id }) => id)).toEqual([]);
  });
});
