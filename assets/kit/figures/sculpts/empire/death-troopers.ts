import { like, type Recipe } from '../../recipe.ts';
import { DEATH } from '../families.ts';

export const recipes: Readonly<Record<string, Recipe>> = {
  'death-troopers-1': like(DEATH, {
    pose: 'low-ready',
  }),
  'death-troopers-2': like(DEATH, {
    pose: 'high-ready',
    more: [['pauldron', { side: 'L' }]],
    paints: { sign: '#7a818b gloss' },
  }),
};
