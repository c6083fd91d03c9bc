import { like, type Recipe } from '../../recipe.ts';
import { STORM } from '../families.ts';

export const recipes: Readonly<Record<string, Recipe>> = {
  'rs-35-snowtrooper': like(STORM, {
    pose: 'low-ready',
    paints: { armour: '#c3ccd4', helmet: '#d6dce0', cape: '#93a2b0' },
    parts: ['trooper', 'snow', ['kama', { open: 30, hem: 3.4 }]],
    right: ['rifle', { length: 12 }],
  }),
};
