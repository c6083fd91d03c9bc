import { like, type Recipe } from '../../recipe.ts';
import { REBEL } from '../families.ts';

export const recipes: Readonly<Record<string, Recipe>> = {
  'rs-06-elite-rebel-trooper': like(REBEL, {
    pose: 'kneel', ground: 'deck', head: 'strong', beard: 'stubble',
    paints: { cloth: '#5f86ad', under: '#2a2c31', legs: '#7c8188', helmet: '#e0dcd0', leather: '#2e2824', skin: '#b98060', plate2: '#4a4238' },
    parts: [
      'clothes', ['vest', { coat: 'leather' }], ['belt', { pouches: true }], ['rebel', { goggles: true }], ['backpack', { antenna: true }], 'holster',
    ],
    right: ['rifle', { length: 14 }],
  }),
};
