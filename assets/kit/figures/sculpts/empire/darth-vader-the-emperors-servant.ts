import { like, type Recipe } from '../../recipe.ts';
import { LORD } from '../families.ts';

export const recipes: Readonly<Record<string, Recipe>> = {
  'darth-vader-the-emperors-servant': like(LORD, {
    pose: 'reach', ground: 'deck',
  }),
};
