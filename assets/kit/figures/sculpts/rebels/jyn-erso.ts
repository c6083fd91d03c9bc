import { like, type Recipe } from '../../recipe.ts';
import { ROGUE } from '../families.ts';

export const recipes: Readonly<Record<string, Recipe>> = {
  'jyn-erso': like(ROGUE, {
    build: 'woman', pose: 'duel-low', head: 'soft', hair: 'bun',
    paints: { skin: '#e0b898', hair: '#4a3022', cloth: '#8a7a64', under: '#6a5c48', legs: '#33302e', leather: '#5a4430', sign: '#7a5a3c' },
    parts: ['clothes', ['vest', {}], ['belt', { pouches: true }], 'scarf', 'bracers', ['cape', { one: 'L', hem: 12, coat: 'under' }]],
    right: ['baton', { length: 10 }], left: 'pistol',
  }),
};
