import { like, type Recipe } from '../../recipe.ts';
import { PIRATE } from '../families.ts';

export const recipes: Readonly<Record<string, Recipe>> = {
  'weequay-pirates-1': like(PIRATE, {
    ground: 'deck', pose: 'charge',
    paints: { cloth: '#5f6a5a' },
    right: 'axe',
  }),
  'weequay-pirates-2': like(PIRATE, {
    ground: 'deck', pose: 'aim',
    paints: { cloth: '#7a4f38', hood: '#3f4a5a' },
    parts: ['clothes', 'scraps', 'sash', 'kerchief'],
    right: ['rifle', { length: 14, wooden: true }],
  }),
};
