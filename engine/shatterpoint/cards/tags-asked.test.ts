import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { table } from '../../testing/shatterpoint/table.ts';
import { tagsNamed } from './tags-asked.ts';
import { tagsThatMatter } from '../game/tags.ts';
import { units } from '../units/index.ts';

const known = [...new Set(units.flatMap(({ tags }) => tags))];

test('a text names the longest tag that stands there, as a whole word', () => {
  expect(tagsNamed('Pick an allied Clone Trooper Supporting unit or a Spy.', known)).toEqual(['Clone Trooper', 'Spy']);
  expect(tagsNamed('An allied Galactic Empire Trooper unit; a Stormtrooper.', known)).toEqual(['Galactic Empire', 'Trooper', 'Stormtrooper']);
  expect(tagsNamed('Battle Droids and scouts.', known)).toEqual([]);
});

/** Tags that helpers of the families ask for on behalf of the units that use them. */
const BY_HELPERS: readonly (readonly [RegExp, string])[] = [[/\bimperialSupport\(/, 'Galactic Empire'], [/\bisOwnStormtrooper\(/, 'Stormtrooper']];

/** Tags that the code of a unit's file names anywhere but in its own list of tags, in names and in sentences. */
function tagsInCode(id: string): readonly string[] {
  const source = readFileSync(new URL(`../units/${id}.ts`, import.meta.url), 'utf8').replace(/^ {2}tags: .*$/m, '').replace(/ {2}firstPrint: \{[\s\S]*$/, '').replace(/\b(?:tactic|active|reactive|innate|identity)\('[^']*'/g, '');
  const named = known.filter((tag) => source.includes(`'${tag}'`));
  return [...named, ...BY_HELPERS.filter(([helper]) => helper.test(source)).map(([, tag]) => tag)];
}

test.each(units.map((card) => [card.name, card] as const))('every tag that the code of %s asks for stands in its texts', (_name, { id, abilities, tactics = [] }) => {
  const asked = tagsNamed([...abilities, ...tactics].map(({ text }) => text).join('\n'), known);
  expect([...new Set(tagsInCode(id))].filter((tag) => !asked.includes(tag))).toEqual([]);
});

test('what matters in a match: first what the own texts ask for, then what the opponent’s ask for or anybody has; nothing else', () => {
  const { game } = table({ units: { 'general-veers': { seat: 0, at: [10, 10] }, bossk: { seat: 0, at: [20, 20] }, 'chief-chirpa': { seat: 1, at: [30, 30] } } });
  expect(tagsThatMatter(game, 0)).toEqual(['Bounty Hunter', 'Galactic Empire', 'Stormtrooper', 'Chief', 'Endor', 'Ewok', 'Mercenary', 'Officer', 'Scoundrel']);
  expect(tagsThatMatter(game, 1)).toEqual(['Ewok', 'Bounty Hunter', 'Chief', 'Endor', 'Galactic Empire', 'Mercenary', 'Officer', 'Scoundrel', 'Stormtrooper']);
});
