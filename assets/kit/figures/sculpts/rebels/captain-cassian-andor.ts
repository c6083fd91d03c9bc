import { like, type Recipe } from '../../recipe.ts';
import { ROGUE } from '../families.ts';

export const recipes: Readonly<Record<string, Recipe>> = {
  'captain-cassian-andor': like(ROGUE, {
    pose: 'aim', hair: 'swept', beard: 'stubble',
    paints: {
      skin: '#c08a64', hair: '#2c201a', cloth: '#c4b8a0', under: '#8a7a64', legs: '#4a4640', robe: '#4a5260', leather: '#3f3228',
      sign: '#8a6a48',
    },
    parts: ['clothes', ['coat', { hem: 11 }], ['belt', { pouches: true }], 'scarf'],
    right: ['rifle', { length: 13 }],
  }),
};
