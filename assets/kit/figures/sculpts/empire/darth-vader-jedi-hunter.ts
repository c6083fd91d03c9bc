import { like, type Recipe } from '../../recipe.ts';
import { LORD } from '../families.ts';

export const recipes: Readonly<Record<string, Recipe>> = {
  'darth-vader-jedi-hunter': like(LORD, {
    pose: 'charge',
  }),
};
