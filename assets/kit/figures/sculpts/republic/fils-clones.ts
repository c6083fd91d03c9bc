import { like, type Recipe } from '../../recipe.ts';
import { CLONE } from '../families.ts';

export const recipes: Readonly<Record<string, Recipe>> = {
  'fils-clones-1': like(CLONE, {
    pose: 'stride',
    paints: { sign: '#7a2f58' },
    parts: ['trooper', ['clone', { fin: false }], 'tanks'],
    right: 'flamer',
  }),
  'fils-clones-2': like(CLONE, {
    pose: 'aim',
    paints: { sign: '#7a2f58' },
    parts: ['trooper', ['clone', { fin: false, sight: true }], 'pauldron'],
    right: ['rifle', { length: 15 }],
  }),
};
