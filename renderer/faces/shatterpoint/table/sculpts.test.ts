import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { faces } from '../../../../engine/shatterpoint/system.ts';
import { sculptOf } from './sculpts.ts';

const models = new Set(readdirSync(join(import.meta.dirname, '../../../../assets/figures')).map((file) => file.replace(/\.glb$/, '')));
/** Models that are bases, not figures. */
const figures = [...models].filter((model) => !model.startsWith('rim-'));

const characters = faces.flatMap((card) => Array.from({ length: card.characters }, (_, i) => ({ card, model: sculptOf(card, card.id, i + 1) })));

it('finds a model file for every character of every unit, and no unit names more than it has characters', () => {
  expect(characters.filter(({ model }) => !models.has(model)).map(({ card, model }) => `${card.id}: ${model}`)).toEqual([]);
  expect(faces.filter(({ sculpts, characters: count }) => ('own' in sculpts ? sculpts.own : sculpts.standIns).length !== count).map(({ id }) => id)).toEqual([]);
});

it('a sculpt is one unit’s own: it bears that unit’s id, and stands in for others', () => {
  const own = characters.filter(({ card }) => 'own' in card.sculpts);
  expect(own.map(({ model }) => model).sort()).toEqual(figures.sort());
  expect(own.filter(({ card, model }) => model.replace(/-[12]$/, '') !== card.id)).toEqual([]);
  expect(characters.filter(({ card, model }) => 'standIns' in card.sculpts && !figures.includes(model))).toEqual([]);
});

it('numbers the characters of a pair from 1; a unit whose card is not known is sought under its own name', () => {
  const droids = faces.find(({ id }) => id === 'b1-battle-droids');
  expect([1, 2].map((number) => sculptOf(droids, 'b1-battle-droids', number))).toEqual(['b1-battle-droids-1', 'b1-battle-droids-2']);
  expect(sculptOf(undefined, 'somebody', 1)).toBe('somebody');
});
