import { like, type Recipe } from '../../recipe.ts';
import { STORM } from '../families.ts';

export const recipes: Readonly<Record<string, Recipe>> = {
  'snowtrooper-lieutenant': like(STORM, {
    pose: 'point',
    paints: { armour: '#aebac6', helmet: '#c9d0d6', cape: '#66788c', sign: '#2f5596 plate' },
    parts: ['trooper', 'snow', ['kama', { open: 30, hem: 6.2 }], ['gorget', { side: 'L' }], ['cape', { hem: 5 }]],
    right: ['pistol', { length: 6 }],
  }),
};
