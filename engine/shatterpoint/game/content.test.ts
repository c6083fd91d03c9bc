import { expect, test } from 'vitest';
import { table } from '../../testing/shatterpoint/table.ts';
import { testCard } from '../../testing/shatterpoint/test-card.ts';
import { innate } from './ability.ts';
import type { Ability, UnitCard } from './game.ts';

const silence = innate('Silence', 'Nothing is said.');
const contentOf = (ability: Ability, more: Partial<UnitCard> = {}) => table({ units: { hero: { seat: 0, at: [4, 4] } }, cards: [testCard('hero', { abilities: [ability], ...more })] }).game.content;
const hashOf = (...args: Parameters<typeof contentOf>): string => contentOf(...args).hash;

test('a match stays the same when another sculpt is shown', () => {
  expect(hashOf(silence, { sculpts: { own: ['hero'] } })).toBe(hashOf(silence));
});

test('it is another match when a text or a number is another', () => {
  const others = [hashOf(silence), hashOf({ ...silence, text: 'Nothing is ever said.' }), hashOf(silence, { stamina: 10 })];
  expect(new Set(others).size).toBe(3);
});
