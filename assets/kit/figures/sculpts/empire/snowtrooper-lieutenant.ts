import { like, type Recipe } from '../../recipe.ts';
import { STORM } from '../families.ts';

export const recipes: Readonly<Record<string, Recipe>> = {
  'snowtrooper-lieutenant': like(STORM, {
    pose: 'point',
    paints: { armour: '#dfe2e2', cape: '#b8b4a8', sign: '#3a4a6a plate' },
    parts: ['trooper', 'snow', 'kama', ['gorget', { side: 'L' }], ['cape', { hem: 5 }]],
    right: ['pistol', { length: 6 }],
  }),
};
