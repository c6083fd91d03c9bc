import { expect, test } from 'vitest';
import { table } from '../../testing/shatterpoint/table.ts';
import { testCard } from '../../testing/shatterpoint/test-card.ts';
import { advised, innate, worded } from './ability.ts';
import type { Ability, UnitCard } from './game.ts';

const silence = innate('Silence', 'Nothing is said.');
const contentOf = (ability: Ability, more: Partial<UnitCard> = {}) => table({ units: { hero: { seat: 0, at: [4, 4] } }, cards: [testCard('hero', { abilities: [ability], ...more })] }).game.content;
const hashOf = (...args: Parameters<typeof contentOf>): string => contentOf(...args).hash;

test('a match stays the same when the opponent is advised otherwise, words are put otherwise, another sculpt is shown or a weapon sounds otherwise', () => {
  const before = hashOf(silence);
  expect(hashOf(advised({ deed: 'heal', worth: () => 1 }, silence))).toBe(before);
  expect(hashOf(worded({ options: { none: 'Not a word' } }, silence))).toBe(before);
  expect(hashOf(silence, { sculpts: ['hero'], jets: true })).toBe(before);
  const [plain] = testCard('hero').stances;
  expect(hashOf(silence, { stances: [{ ...plain!, melee: { ...plain!.melee, means: 'saber' } }] })).toBe(before);
  expect(hashOf(silence, { firstPrint: { abilities: [advised({ deed: 'heal' }, silence)] } })).toBe(hashOf(silence, { firstPrint: { abilities: [silence] } }));
});

test('it is another match when a text or a number is another', () => {
  const others = [hashOf(silence), hashOf({ ...silence, text: 'Nothing is ever said.' }), hashOf(silence, { stamina: 10 })];
  expect(new Set(others).size).toBe(3);
});

test('advice is found by the id of what asks: an ability, a Battle Tactics card, an effect of a mission', () => {
  const card = { id: 'flares', name: 'Flares', text: 'Nothing.', advice: { deed: 'mark' }, *run() { /* nothing */ } } as const;
  const { advice } = contentOf(advised({ deed: 'heal' }, silence), { tactics: [card], tacticsLimit: 1 });
  expect([advice.get('silence'), advice.get('flares'), advice.get('false-trail')]).toEqual([{ deed: 'heal' }, { deed: 'mark' }, { deed: 'clear' }]);
});
