import { like, type Recipe } from '../../recipe.ts';
import { ROGUE } from '../families.ts';

export const recipes: Readonly<Record<string, Recipe>> = {
  'general-solo': like(ROGUE, {
    pose: 'point', hair: 'short',
    paints: { cloth: '#6a7050', under: '#8a8a68', legs: '#5a5a42', robe: '#6f7452', leather: '#4a3626', hood: '#5f6446' },
    parts: ['clothes', ['coat', { hem: 5.5 }], ['belt', { pouches: true }], 'holster', 'bandolier'],
    right: 'heavyPistol',
  }),
};
