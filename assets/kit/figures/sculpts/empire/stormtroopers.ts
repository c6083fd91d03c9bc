import { like, type Recipe } from '../../recipe.ts';
import { STORM } from '../families.ts';

export const recipes: Readonly<Record<string, Recipe>> = {
  'stormtroopers-1': like(STORM, {
    pose: 'aim',
  }),
  'stormtroopers-2': like(STORM, {
    pose: 'stride',
    right: ['rifle', { length: 11 }],
    more: ['backpack'],
  }),
};
