import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { faceOf } from '../../engine/shatterpoint/cards/print.ts';
import { units } from '../../engine/shatterpoint/units/index.ts';
import { sculptOf } from './sculpts.ts';

const figures = join(import.meta.dirname, '../../assets/figures');

it('finds a model file for every character of every unit', () => {
  const missing = units.flatMap((card) => Array.from({ length: card.characters }, (_, i) => sculptOf(card.id, faceOf(card), i + 1))).filter((model) => !existsSync(join(figures, `${model}.glb`)));
  expect(missing).toEqual([]);
});

it('gives a unit with sculpts of its own those, and others the nearest by tags', () => {
  expect(sculptOf('b1-battle-droids', { tags: ['Battle Droid'], characters: 2 }, 2)).toBe('b1-battle-droids-2');
  expect(sculptOf('somebody', { tags: ['Galactic Republic', 'Clone Trooper'], characters: 1 }, 1)).toBe('cc-7567-captain-rex');
  expect(sculptOf('somebody', { tags: [], characters: 2 }, 2)).toBe('cc-7567-captain-rex');
});
