import { like, type Recipe } from '../../recipe.ts';
import { LORD } from '../families.ts';

export const recipes: Readonly<Record<string, Recipe>> = {
  'darth-vader-jedi-hunter': like(LORD, {
    pose: 'charge',
    change: { hand: { R: { at: [1.4, 3.4, 8], elbow: [-1, -0.5, 0.2], aim: [0.76, 0.64, -0.1] } } },
  }),
};
