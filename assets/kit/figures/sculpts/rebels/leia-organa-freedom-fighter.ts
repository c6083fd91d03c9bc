import { like, type Recipe } from '../../recipe.ts';
import { REBEL } from '../families.ts';

export const recipes: Readonly<Record<string, Recipe>> = {
  'leia-organa-freedom-fighter': like(REBEL, {
    build: 'woman', ground: 'deck', pose: 'raised', head: 'soft', hair: 'crown',
    paints: { skin: '#e2bc9e', hair: '#3a2418', cloth: '#6f7452', cape: '#a8743e', trim: '#6a4424' },
    parts: ['clothes', ['belt', { pouches: true }], ['poncho', { long: 3.5 }]],
    right: 'carbine',
  }),
};
