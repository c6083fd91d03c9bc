import { like, type Recipe } from '../../recipe.ts';
import { REBEL } from '../families.ts';

export const recipes: Readonly<Record<string, Recipe>> = {
  'rs-15-rebel-commando': like(REBEL, {
    pose: 'low-ready', head: 'strong', beard: 'goatee',
    paints: {
      cloth: '#7a6a44', under: '#8a8a5c', legs: '#5c5a3a', helmet: '#7f8658', robe: '#6f7a48', hood: '#6f7a48', trim: '#4a5230', leather: '#4a3826',
      skin: '#a06a48', visor: '#2a2a20',
    },
    parts: [
      ['clothes', { baggy: 1.2 }], ['coat', { hem: 7.5, trim: 'trim' }], ['rebel', { flap: true }], ['bandolier', { boxes: true }],
      ['belt', { pouches: true }], ['backpack', { coat: 'leather', tall: true, roll: true }],
    ],
    right: ['rifle', { length: 16 }],
  }),
};
