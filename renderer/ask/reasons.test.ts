import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { PlaceRequest, Refusal } from '../../engine/core/script.ts';
import { PLACE_RULES } from '../../engine/shatterpoint/board/geometry-rules.ts';
import type { Why } from '../../engine/space/ground/objection.ts';
import { hintsOf } from '../faces/shatterpoint/table/hints.ts';
import { NO_HINTS } from '../match/hints.ts';
import { hasText } from '../rulebook/book.ts';
import { speak } from '../words/speak.ts';
import { reasonWords, standingRefusal } from './reasons.ts';
import { samplePick, samplePlace, sampleSituation } from '../testing/sample.fixture.ts';
import '../testing/faces.fixture.ts';

/** One refusal as the engine's source writes it: its word, its rule, and the names of its details. */
interface Written {
  readonly why: string;
  readonly rule: string;
  readonly fields: readonly string[];
}

const engine = join(import.meta.dirname, '../../engine');
const folders = ['core', 'space', 'shatterpoint'];

const fieldsOf = (detail: string): readonly string[] => detail.replace(/\([^()]*\)/g, '').split(',').map((field) => field.split(':')[0]!.trim()).filter((field) => field !== '');

function filesOf(folder: string): readonly string[] {
  return readdirSync(join(engine, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith('.ts') && !entry.name.includes('.test.'))
    .map((entry) => readFileSync(join(entry.parentPath, entry.name), 'utf8'));
}

/** `{ rule: …, why: 'word', detail: { … } }`, also with two rules and words to choose from or a `detail` made before, `no('rule', 'word', part)`, and an objection of the ground, which says no rule: `{ why: 'word', detail: { … } }`. */
function written(line: string, before: string): readonly Written[] {
  const found: Written[] = [];
  for (const [, rule, why, rest] of line.matchAll(/\bno\('([A-Z]+-[A-Z]+-\w+)', '(\w+)'(,)?/g)) found.push({ rule: rule!, why: why!, fields: rest === undefined ? [] : ['feature', 'part'] });
  for (const [, why, detail, terrain] of line.matchAll(/\{ why: '(\w+)'(?:, (?:\.\.\.\(\w+ && \{ )?detail: \{([^{}]*)\}|, \.\.\.(inTheWay)\()?/g)) {
    if (why! in PLACE_RULES) found.push({ rule: PLACE_RULES[why as Why], why: why!, fields: terrain === undefined ? fieldsOf(detail ?? '') : ['feature', 'piece', 'part'] });
  }
  for (const [, rules, whys, rest] of line.matchAll(/\brule: ([^\n]{1,90}?), why: ([^,}]*)([^\n]*)/g)) {
    const words = [...whys!.matchAll(/'(\w+)'/g)].map(([, word]) => word!);
    const ids = [...rules!.matchAll(/'([\w-]+)'/g)].map(([, id]) => id!);
    const detail = /^,[^}]{0,20}?detail: \{([^{}]*)\}/.exec(rest!)?.[1] ?? /^, \.\.\.\(\w+ && \{ detail: \{([^{}]*)\}/.exec(rest!)?.[1] ?? (/^, detail[ }]/.test(rest!) ? [...before.matchAll(/const detail = \{([^{}]*)\}/g)].at(-1)?.[1] : undefined) ?? '';
    words.forEach((why, i) => found.push({ why, rule: ids[i] ?? ids[0] ?? '', fields: fieldsOf(detail) }));
  }
  return found;
}

const all = folders.flatMap(filesOf).flatMap((text) => text.split('\n').flatMap((line, i, lines) => written(line, lines.slice(0, i).join('\n'))));
const situation = sampleSituation();
const rook = situation.view.units[0]!.characters[0]!;
const request: PlaceRequest = { ...samplePlace('advance', true), others: [{ at: { x: 900, y: 0, z: 0 }, radius: 20 }, { at: rook.at!, radius: 20 }] };

/** What the engine may put into a detail, and how the sentence must call it. A field that is not listed is a word or a number shown as it is. */
const SAMPLES: Readonly<Record<string, readonly [value: string | number, words: string]>> = {
  character: ['0.guards.2', 'Guards B'], unit: ['sable', 'Sable'], other: ['1.mire', 'Mire'], option: ['0.vane', 'Vane'], base: [1, 'Rook'], feature: ['building-low-a', 'building'], piece: ['building-two', 'two-storey building'], part: ['upper-walls', 'upper walls'],
  expected: ['pick', 'a choice'], got: ['place', 'a place'], slot: ['secondary', 'secondary'], squad: [2, '2'], min: [2, '2'], max: [3, '3'], price: [4, '4'], used: [11, '11'], points: [8, '8'], face: [9, '9'], sides: [6, '6'],
};
const sampleOf = (field: string): readonly [string | number, string] => SAMPLES[field] ?? [`some-${field}`, `some ${field.toLowerCase()}`];

function refusalOf({ why, rule, fields }: Written): Refusal {
  // A problem of a squad gets the squad's number from the team.
  const asked = rule.startsWith('SP-TEAM') ? [...fields, 'squad'] : fields;
  return asked.length === 0 ? { rule, why } : { rule, why, detail: Object.fromEntries(asked.map((field) => [field, sampleOf(field)[0]])) };
}

describe('a refusal', () => {
  it('is found in the engine in all its forms', () => {
    expect(all.length).toBeGreaterThan(35);
    for (const expected of [
      { why: 'wrongCount', rule: 'core', fields: ['min', 'max', 'got'] }, { why: 'noRoom', rule: 'SP-MOVE-06', fields: ['feature', 'piece', 'part'] }, { why: 'toolBlocked', rule: 'SP-ADV-02', fields: ['feature', 'piece', 'part'] },
      { why: 'engagedNoClimb', rule: 'SP-CLIMB-02', fields: ['character'] }, { why: 'deckEmpty', rule: 'SP-SHAT-04', fields: [] }, { why: 'outOfReach', rule: 'SP-TOOL-04', fields: [] },
    ]) expect(all).toContainEqual(expected);
    expect(Object.keys(PLACE_RULES).filter((word) => !all.some(({ why }) => why === word))).toEqual([]);
  });

  it.each(all)('$why ($rule) has one sentence, with $fields filled in', (one) => {
    const sentence = reasonWords(refusalOf(one), situation, speak, request);
    expect(sentence).not.toBe(reasonWords({ rule: one.rule, why: 'a-word-without-a-sentence' }, situation, speak));
    expect(sentence).not.toContain(speak('refusal.unknown', { word: '' }).split('(')[0]!.trim());
    expect(sentence).toMatch(/^[A-Z0-9].*\.$/);
    expect(sentence).not.toMatch(/\{\{|\s{2}| [.,:;]|undefined|\d\.[a-z]/);
    const told = one.fields.map((field) => sampleOf(field)[1]);
    for (const word of told) expect(sentence.toLowerCase()).toContain(word.toLowerCase());
  });

  it.each(all.filter(({ rule }) => rule.startsWith('SP-')))('$why names a rule that can be read: $rule', ({ rule }) => {
    expect(hasText(rule)).toBe(true);
  });

  it('SP-MOVE-06: names terrain by what it is, never by its id on the table', () => {
    const detail = { feature: 'building-low-a', piece: 'building-two', part: 'upper-walls' };
    expect(reasonWords({ rule: 'SP-MOVE-06', why: 'noRoom', detail }, situation, speak, request)).toBe('The figure does not fit there. In the way: the upper walls of the two-storey building.');
  });

  it('says the plain sentence where the details have no words here', () => {
    expect(reasonWords({ rule: 'SP-MOVE-08', why: 'overlapsBase', detail: { base: 0 } }, situation, speak, request)).toBe('Another base is in the way.');
    expect(reasonWords({ rule: 'SP-FORCE-03', why: 'notEnoughForce' }, situation, speak)).toBe('Not enough Force is ready.');
  });
});

describe('what is refused now', () => {
  const wrong: Refusal = { rule: 'SP-ADV-03', why: 'higher' };
  const nothing = { refused: null, request: null, hints: NO_HINTS, selected: null };

  it('is the answer just given; a marked place is none: its bar says once what speaks against it', () => {
    const place = { ...nothing, request, aimed: { refusal: { rule: 'SP-MOVE-03', why: 'offTable' } } };
    expect(standingRefusal(place)).toBeNull();
    expect(standingRefusal({ ...place, refused: { refusal: wrong } })).toEqual(wrong);
  });

  it('is the figure or area that was clicked and is not open', () => {
    const pick = samplePick('target', ['1.mire'], { closed: [{ option: '1.sable', rule: 'SP-ATK-02', why: 'noTarget' }] });
    const state = { ...nothing, request: pick, hints: hintsOf(pick, situation.view) };
    expect(standingRefusal({ ...state, selected: '1.sable.1' })).toMatchObject({ rule: 'SP-ATK-02' });
    expect(standingRefusal({ ...state, selected: '1.mire.1' })).toBeNull();
    const closed = { option: 'here', ...wrong };
    const shut = { at: () => null, named: (option: string) => (option === 'here' ? { option, corners: [], closed } : null), near: () => [] };
    expect(standingRefusal({ ...state, hints: { ...state.hints, shut }, selected: 'here' })).toBe(closed);
  });
});
