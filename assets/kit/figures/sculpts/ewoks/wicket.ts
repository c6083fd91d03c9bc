import { like, type Recipe } from '../../recipe.ts';
import { EWOK } from '../families.ts';

export const recipes: Readonly<Record<string, Recipe>> = {
  'wicket': like(EWOK, {
    base: 40, pose: 'ready',
    paints: { fur: '#7d5636', hood: '#e2701c' },
    right: ['spear', { up: 11, down: 8 }],
  }),
};
