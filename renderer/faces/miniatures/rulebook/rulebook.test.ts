import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { homeOf } from '../../rulebooks.ts';
import '../../../testing/faces.fixture.ts';
import { rulebook } from './index.ts';

const LONGEST = 300;
const rules = rulebook.flatMap((chapter) => chapter.rules);
const ids = rules.map(({ id }) => id);

interface Listed {
  readonly chapters: readonly { readonly rules: readonly { readonly id: string; readonly notYet?: boolean | string; readonly apart?: string }[] }[];
}
const listed = (JSON.parse(readFileSync(join(import.meta.dirname, '../../../../engine/miniatures/rules.json'), 'utf8')) as Listed).chapters.flatMap((chapter) => chapter.rules);

describe('the rulebook of Miniatures', () => {
  it('has one text for every rule that the game asks, and none for one that is not there yet', () => {
    const asked = listed.filter(({ notYet, apart }) => notYet === undefined && apart === undefined).map(({ id }) => id);
    expect(asked.length).toBeGreaterThan(90);
    expect(asked.filter((id) => !ids.includes(id))).toEqual([]);
    expect(ids.filter((id) => !listed.some((rule) => rule.id === id && rule.notYet === undefined))).toEqual([]);
    expect(ids.filter((id, i) => ids.indexOf(id) !== i)).toEqual([]);
  });

  it('is found by the ids of refusals and tools', () => {
    for (const id of ['SWM-8.5', 'SWM-10.4', 'SWM-2.6', 'SWM-9.4', 'SWM-7.2', 'SWM-7.2C']) expect(homeOf(id)?.system, id).toBe('miniatures');
    expect(homeOf('SWM-99.1')).toBeUndefined();
  });

  it(`says something in every text, in at most ${LONGEST} characters and whole sentences, with typographic marks`, () => {
    expect(rules.filter(({ text }) => text.trim() === '' || text.length > LONGEST || !text.endsWith('.')).map(({ id }) => id)).toEqual([]);
    expect(rules.filter(({ text }) => /['"`]/.test(text)).map(({ id }) => id)).toEqual([]);
  });

  it('names each chapter once, and leaves none empty', () => {
    for (const part of ['id', 'title'] as const) expect(new Set(rulebook.map((chapter) => chapter[part])).size).toBe(rulebook.length);
    expect(rulebook.filter((chapter) => chapter.title === '' || chapter.rules.length === 0)).toEqual([]);
  });
});
