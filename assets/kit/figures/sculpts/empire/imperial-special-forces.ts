import { like, type Recipe } from '../../recipe.ts';
import { BLACKSUIT } from '../families.ts';

export const recipes: Readonly<Record<string, Recipe>> = {
  'imperial-special-forces-1': like(BLACKSUIT, {
    pose: 'low-ready',
    paints: { armour: '#a0a7b0 gloss', helmet: '#a0a7b0 gloss' },
    more: ['crew'],
    right: ['rifle', { length: 13 }],
  }),
  'imperial-special-forces-2': like(BLACKSUIT, {
    pose: 'high-ready',
    paints: { armour: '#a0a7b0 gloss', helmet: '#a0a7b0 gloss' },
    more: ['crew', 'greaves', ['backpack', { tall: true }]],
    right: ['rifle', { length: 11, drum: true }],
  }),
};
