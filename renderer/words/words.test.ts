import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { apply } from '../../engine/shatterpoint/state/apply.ts';
import { PLACE_RULES } from '../../engine/shatterpoint/board/geometry-rules.ts';
import { faces } from '../testing/faces.fixture.ts';
import { en } from './en/index.ts';
import type { SeatKind } from '../../engine/host/link.ts';
import { roomsOf } from '../testing/wordUse.fixture.ts';
import { seatName } from './seats.ts';
import { ruleName, whyWithDetail, whyWords } from './refusals.ts';
import '../bin/useBin.ts';
import './hindsight.ts';
import './lists.ts';
import './measuring.ts';
import './soundWords.ts';
import './tableWords.ts';
import '../import/importWords.ts';
import '../workshop/workshopWords.ts';
import './terrain.ts';
import { LANGUAGES, prettify, speak } from './speak.ts';

const here = join(import.meta.dirname, '..');
const engine = join(import.meta.dirname, '../../engine');

/** Texts of all files in a folder, without tests and the system that tests are made of. */
function sources(folder: string): string[] {
  const isSource = (name: string, parent: string): boolean =>
    /\.tsx?$/.test(name) && !name.includes('.test.') && !parent.includes(join('testing', 'ladder'));
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && isSource(entry.name, entry.parentPath))
    .map((entry) => readFileSync(join(entry.parentPath, entry.name), 'utf8'));
}

function found(texts: readonly string[], pattern: RegExp): readonly string[] {
  const all = texts.flatMap((text) => [...text.matchAll(pattern)].map((match) => match[1]!));
  return [...new Set(all)].sort();
}

function keysOf(group: object, before = ''): string[] {
  return Object.entries(group).flatMap(([key, value]) => {
    const name = `${before}${key}`;
    return typeof value === 'object' && value !== null ? keysOf(value, `${name}.`) : [name];
  });
}

/** The frame's own words: those of the rule systems are added to the same dictionary. */
const frame = Object.fromEntries(Object.entries(en).filter(([group]) => !faces.some(({ id }) => id === group)));

/** Every key there is, those of the rule systems under their ids. */
const all: readonly string[] = [...keysOf(frame), ...faces.flatMap(({ id, dictionary }) => keysOf(dictionary['en']!, `${id}.`))];

/** With words of its own, or with words for each number or each context. */
const isThere = (key: string): boolean => speak.has(key) || all.some((other) => other.startsWith(`${key}_`));

describe('words', () => {
  const screen = sources(here);
  const rules = ['core', 'shape', 'space', 'shatterpoint'].flatMap((folder) => sources(join(engine, folder)));

  it('has words for every key that the screens name', () => {
    const used = found(screen, /speak\(\s*'([a-zA-Z]+\.[a-zA-Z0-9._]+)'/g);
    expect(used.length).toBeGreaterThan(80);
    expect(used.filter((key) => !isThere(key))).toEqual([]);
  });

  it('has words for both keys of a choice', () => {
    const used = found(screen, /[?:]\s'((?:menu|match|settings|hud|table|card|ask|hint|placeBar|refusal|phase)\.[a-zA-Z0-9._]+)'/g);
    expect(used.filter((key) => !isThere(key))).toEqual([]);
  });

  it('has a sentence for every event', () => {
    const types = Object.keys(apply);
    expect(types.length).toBeGreaterThan(60);
    expect(types.filter((type) => !isThere(`shatterpoint.event.${type}`))).toEqual([]);
  });

  it('has a question for everything that Shatterpoint asks', () => {
    const asks = found(rules, /ask: '([a-zA-Z]+)'/g);
    expect(asks).toContain('act');
    expect(asks.filter((ask) => !isThere(`shatterpoint.ask.${ask}`) && !isThere(`shatterpoint.placeAsk.${ask}`))).toEqual([]);
  });

  it('has a sentence for every reason of a refusal', () => {
    const whys = [
      ...found(rules, /rule: [^\n]{1,80}?why: '([a-zA-Z-]+)'/g),
      ...found(rules, /no\('SP-[A-Z]+-\d+', '([a-zA-Z-]+)'/g),
      ...found(rules, /: '([a-zA-Z]+)' \}\];/g),
      ...Object.keys(PLACE_RULES),
    ];
    expect(whys).toContain('notOffered');
    expect(whys.filter((why) => !isThere(`shatterpoint.refusal.${why}`) && !isThere(`refusal.${why}`))).toEqual([]);
  });

  it('says what a reason without words is, and names the rule family', () => {
    expect(whyWords({ rule: 'SP-NEW-01', why: 'moonIsFull' }, speak)).toContain('moon is full');
    expect(ruleName('SP-ADV-03', speak)).toBe('Advance');
    expect(ruleName('core', speak)).toBe('The rules');
  });

  it('lets a rule system bring words of its own, named as its rules are', () => {
    expect(ruleName('SWM-8.5', speak)).toBe('Movement');
    expect(whyWords({ rule: 'SWM-8.5', why: 'enemyInTheWay' }, speak)).toBe('An enemy stands there: nobody moves through enemies.');
    expect(whyWithDetail({ rule: 'SWM-2.2', why: 'tooDear', detail: { cost: 120, points: 100 } }, speak)).toBe('The squad costs 120 of 100 points.');
    expect(whyWithDetail({ rule: 'SP-TEAM-05', why: 'tooDear', detail: { squad: 1, used: 9, points: 8 } }, speak)).toBe('Squad 1 costs 9 of 8 points.');
    expect(whyWithDetail({ rule: 'SWM-0.1', why: 'twice', detail: { option: 'Rook' } }, speak)).toBe('Rook is chosen twice. Choose each thing only once.');
  });

  it('keeps in the frame what it says itself, or several rule systems do; what one alone says stands with its face', () => {
    const alone = [...roomsOf(keysOf(frame))].filter(([, rooms]) => rooms.size === 0 || (rooms.size === 1 && !rooms.has('frame')));
    expect(alone.map(([key, rooms]) => [key, ...rooms])).toEqual([]);
  });

  it('names nothing in the frame that only one rule system has', () => {
    const things = 'force|struggle|strike team|stance|momentum|hunker|elevation|squad|army|dash|advance|klik|feat|combat tree|engaged';
    const terms = new RegExp(`\\b(${things}|shatterpoint|(SP|SWM|WT)-\\w+)\\b`, 'i');
    // Kinds of marks are the core's, for events of every system.
    const found = keysOf(frame).filter((key) => !key.startsWith('replay.mark.') && terms.test(speak(key)));
    expect(found.map((key) => [key, speak(key)])).toEqual([]);
  });

  it('has for every rule system its name and ten sentences that teach it', () => {
    const keys = ['system.name', 'system.hint', 'learn.1', 'learn.10'];
    expect(faces.flatMap(({ id }) => keys.map((key) => `${id}.${key}`)).filter((key) => !speak.has(key))).toEqual([]);
  });

  it('makes readable what has no words', () => {
    expect(prettify('hookShot-two')).toBe('Hook shot two');
  });

  it('has the same keys in every language', () => {
    const plain = (words: object): string[] => keysOf(words).map((key) => key.replace(/_(one|few|many|other)$/, '')).sort();
    for (const { words } of Object.values(LANGUAGES)) expect([...new Set(plain(words))]).toEqual([...new Set(plain(en))]);
    for (const { id, dictionary } of faces) {
      expect(Object.keys(dictionary), id).toEqual(Object.keys(LANGUAGES));
      for (const words of Object.values(dictionary)) expect([...new Set(plain(words))], id).toEqual([...new Set(plain(dictionary['en']!))]);
    }
  });
});

describe('names in sentences', () => {
  it('lose marks of direction, and stand for themselves when they are written from right to left', () => {
    expect(speak('library.openedMatch', { file: 'a\u202egnp.gantry' })).toBe(speak('library.openedMatch', { file: 'agnp.gantry' }));
    expect(speak('library.openedMatch', { file: 'שלום' })).toContain('\u2068שלום\u2069');
  });
});

it('names seats by who sits there, of more than two by what their teams are called', () => {
  const named = (seats: readonly SeatKind[], seat: number, ...names: readonly string[]): string =>
    seatName({ seats, setup: { teams: names.map((name) => ({ name })) } }, seat, speak);
  expect(named(['person', 'computer'], 0)).toBe('You');
  expect(named(['computer', 'person'], 0)).toBe('Opponent');
  expect(named(['person', 'person'], 1)).toBe('Side 2');
  expect(named(['computer', 'computer'], 1, 'Red', 'Green')).toBe('Side 2');
  expect([0, 1, 2].map((seat) => named(['person', 'computer', 'computer'], seat, 'Red', 'Green', 'Blue'))).toEqual(['You', 'Green', 'Blue']);
  expect([0, 1, 2].map((seat) => named(['computer', 'computer', 'computer'], seat, 'Red', '', 'Red'))).toEqual(['Side 1', 'Side 2', 'Side 3']);
});
