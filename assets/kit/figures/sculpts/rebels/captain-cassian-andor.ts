import { like, type Recipe } from '../../recipe.ts';
import { ROGUE } from '../families.ts';

export const recipes: Readonly<Record<string, Recipe>> = {
  'captain-cassian-andor': like(ROGUE, {
    pose: 'aim', hair: 'swept', beard: 'stubble',
    paints: {
      skin: '#c08a64', hair: '#2c201a', cloth: '#4f6684', under: '#b8a888', legs: '#4a4640', robe: '#4f6684', fur: '#a98f68', leather: '#3f3228',
      sign: '#8a6a48',
    },
    parts: ['clothes', ['coat', { hem: 11 }], ['belt', { pouches: true }], ['scarf', { coat: 'fur', long: false }]],
    right: ['rifle', { length: 13 }],
  }),
};
