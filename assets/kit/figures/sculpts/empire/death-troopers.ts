import { like, type Recipe } from '../../recipe.ts';
import { DEATH } from '../families.ts';

export const recipes: Readonly<Record<string, Recipe>> = {
  'death-troopers-1': like(DEATH, {
    pose: 'aim',
  }),
  'death-troopers-2': like(DEATH, {
    pose: 'stride',
    more: [['pauldron', { side: 'L' }]],
    paints: { sign: '#7a818b gloss' },
  }),
};
