import { like, type Recipe } from '../../recipe.ts';
import { REBEL } from '../families.ts';

export const recipes: Readonly<Record<string, Recipe>> = {
  'hoth-trooper': like(REBEL, {
    pose: 'high-ready',
    paints: { cloth: '#d6cfc0', under: '#b8ac96', legs: '#c2b8a4', hood: '#c9bfa8', helmet: '#c2b8a4', sign: '#8a6a48', robe: '#cfc6b2' },
    parts: ['clothes', ['coat', { hem: 8 }], ['belt', { pouches: true }], ['rebel', { goggles: true }], 'scarf', 'backpack'],
    right: ['rifle', { length: 15 }],
  }),
};
