import { describe, expect, it } from 'vitest';
import { rulebook } from '../faces/shatterpoint/rulebook/index.ts';
import type { Chapter } from './chapter.ts';
import { fold, searchRules, stretchesOf } from './search.ts';

const chapters: readonly Chapter[] = [
  { id: 'advance', title: 'Advance', rules: [{ id: 'SP-ADV-01', text: 'The long tool is used.' }, { id: 'SP-ADV-03', text: 'It ends level or lower, never after a climb.' }, { id: 'SP-ADV-10', text: 'The last of them.' }] },
  { id: 'climb', title: 'Climb', rules: [{ id: 'SP-CLIMB-01', text: 'A figure’s climb may end on any level.' }, { id: 'SP-CLIMB-02', text: 'An Engaged figure cannot. See SP-ADV-03.' }] },
  { id: 'attack', title: 'Attacks', rules: [{ id: 'SP-ATK-06A', text: 'Effects that advance an attack.' }, { id: 'SP-ATK-06B', text: 'The tool is not used for a long attack; the tool rests.' }] },
];
const found = (query: string): readonly string[] => searchRules(chapters, query).hits.map(({ rule }) => rule.id);

describe('the search by rule id', () => {
  it.each(['SP-ADV-03', 'sp-adv-3', 'adv 3', 'ADV03', ' sp adv 03 '])('finds SP-ADV-03 by "%s" and ranks it first', (query) => {
    expect(found(query)[0]).toBe('SP-ADV-03');
  });

  it('ranks rules of the id before rules with the word', () => {
    expect(found('climb')).toEqual(['SP-CLIMB-01', 'SP-CLIMB-02', 'SP-ADV-03']);
    expect(found('adv-1')).toEqual(['SP-ADV-01', 'SP-ADV-10']);
    expect(found('sp-a').slice(0, 3)).toEqual(['SP-ADV-01', 'SP-ADV-03', 'SP-ADV-10']);
  });

  it('knows the letters at the end of an id', () => {
    expect(found('atk 6')).toEqual(['SP-ATK-06A', 'SP-ATK-06B']);
    expect(found('atk 6b')).toEqual(['SP-ATK-06B']);
  });
});

describe('the search by words', () => {
  it('wants every word, and prefers them together', () => {
    expect(found('long tool')).toEqual(['SP-ADV-01', 'SP-ATK-06B']);
    expect(searchRules(chapters, 'long tool').every).toBe(true);
    expect(found('dragon')).toEqual([]);
    expect(found('   ')).toEqual([]);
  });

  it('gives rules with some of the words where none has them all, and says so', () => {
    expect(searchRules(chapters, 'long dragon').every).toBe(false);
    expect(found('long dragon')).toEqual(['SP-ADV-01', 'SP-ATK-06B']);
    expect(found('wyvern dragon')).toEqual([]);
  });

  it('prefers whole words, then beginnings, then words within words', () => {
    expect(found('advance')).toContain('SP-ATK-06A');
    expect(found('level')).toEqual(['SP-ADV-03', 'SP-CLIMB-01']);
    expect(found('gaged')).toEqual(['SP-CLIMB-02']);
  });

  it('finds other forms of a word, whatever letters and apostrophes are typed', () => {
    expect(found('climbing figures')).toEqual(['SP-CLIMB-01', 'SP-CLIMB-02']);
    expect(found("FIGURE'S")).toContain('SP-CLIMB-01');
    expect(fold('É’Straße')).toHaveLength('É’Straße'.length);
  });

  it('finds each rule of the book first by its id', () => {
    const all = rulebook.flatMap(({ rules }) => rules);
    expect(all.length).toBeGreaterThan(300);
    expect(all.filter(({ id }) => searchRules(rulebook, id).hits[0]?.rule.id !== id).map(({ id }) => id)).toEqual([]);
  });
});

describe('the marks', () => {
  const marked = (text: string, query: string): readonly string[] => stretchesOf(text, query).filter((stretch) => stretch.found).map((stretch) => stretch.text);

  it('stand on what was found and leave the text as it is', () => {
    expect(marked('A figure’s climb may end. Climbing!', 'climbs')).toEqual(['climb', 'Climb']);
    expect(marked('SP-ADV-03', 'adv 03')).toEqual(['ADV', '03']);
    for (const { text } of rulebook[0]!.rules) expect(stretchesOf(text, 'the die of a').map((stretch) => stretch.text).join('')).toBe(text);
  });
});
