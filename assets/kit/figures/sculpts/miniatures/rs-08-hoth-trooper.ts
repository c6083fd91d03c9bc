import { like, type Recipe } from '../../recipe.ts';
import { REBEL } from '../families.ts';

export const recipes: Readonly<Record<string, Recipe>> = {
  'rs-08-hoth-trooper': like(REBEL, {
    pose: 'aim', beard: 'stubble',
    paints: {
      cloth: '#e2dccd', under: '#b8ac96', legs: '#cfc6b4', helmet: '#dcd4c2', leather: '#7a6044', sign: '#a8926c', boots: '#8a7c66', skin: '#c98f6b',
      visor: '#3a3226',
    },
    parts: [
      ['clothes', { baggy: 1.3 }], ['vest', { coat: 'under' }], ['belt', { pouches: true }], ['rebel', { goggles: true }], ['scarf', { long: false }],
      ['backpack', { coat: 'leather', roll: true }],
    ],
    right: ['rifle', { length: 14 }],
  }),
};
