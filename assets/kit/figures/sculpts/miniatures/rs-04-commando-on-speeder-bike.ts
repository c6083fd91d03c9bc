import { like, type Recipe } from '../../recipe.ts';
import { REBEL } from '../families.ts';

export const recipes: Readonly<Record<string, Recipe>> = {
  'rs-04-commando-on-speeder-bike': like(REBEL, {
    base: 50, pose: 'ride', head: 'strong', beard: 'stubble',
    change: { chest: [2, -6, 0], head: [-24, 6, 0], hand: { R: { at: [-4.8, 6.6, 8.6], elbow: [-1, -0.5, 0], aim: [0.02, 0.36, 0.93] } } },
    paints: {
      shell: '#a39a5c plate', metal: '#a8a89a metal', dark: '#33332c', cloth: '#6f7448', under: '#9a9468', legs: '#5c5a3a', helmet: '#8f9468',
      cape: '#87925a', trim: '#4f5a34', leather: '#5a4028',
    },
    parts: [
      ['clothes', { baggy: 1 }], ['vest', { coat: 'leather' }], ['scarf', { coat: 'cape', long: false }], ['rebel', { goggles: true }],
      ['belt', { pouches: true }], ['bandolier', { boxes: false }], ['speeder', { free: 'R' }],
    ],
    right: 'pistol',
  }),
};
