import { like, type Recipe } from '../../recipe.ts';
import { CLONE } from '../families.ts';

export const recipes: Readonly<Record<string, Recipe>> = {
  'fils-clones-1': like(CLONE, {
    pose: 'ready',
    paints: { sign: '#7a2f58', helmet: '#8e3768 plate' },
    parts: ['trooper', ['clone', { fin: false }], 'tanks'],
    right: 'flamer',
  }),
  'fils-clones-2': like(CLONE, {
    pose: 'charge',
    paints: { sign: '#7a2f58', helmet: '#8e3768 plate' },
    parts: ['trooper', ['clone', { fin: false, sight: true }], 'pauldron'],
    right: ['rifle', { length: 15 }],
  }),
};
