import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { faces } from '../../../../engine/shatterpoint/system.ts';
import { sculptOf } from './sculpts.ts';

const files = new Set(readdirSync(join(import.meta.dirname, '../../../../assets/figures')));

it('every character of every unit has a figure of its own, and its file is there: nobody stands in', () => {
  const named = faces.flatMap((card) => Array.from({ length: card.characters }, (_, i) => ({ unit: card.id, model: card.sculpts[i] ?? 'none' })));
  expect(named.filter(({ model }) => !files.has(`${model}.glb.pack`))).toEqual([]);
  expect(faces.filter(({ sculpts, characters }) => sculpts.length !== characters).map(({ id }) => id)).toEqual([]);
  expect(named.filter(({ model }, i) => named.findIndex((other) => other.model === model) < i)).toEqual([]);
});

it('numbers the characters of a pair from 1; a unit whose card is not known is sought under its own name', () => {
  const droids = faces.find(({ id }) => id === 'b1-battle-droids');
  expect([1, 2].map((number) => sculptOf(droids, 'b1-battle-droids', number))).toEqual(['b1-battle-droids-1', 'b1-battle-droids-2']);
  expect(sculptOf(undefined, 'somebody', 1)).toBe('somebody');
});
