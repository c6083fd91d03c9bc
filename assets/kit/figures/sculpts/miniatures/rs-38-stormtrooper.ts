import { like, type Recipe } from '../../recipe.ts';
import { STORM } from '../families.ts';

export const recipes: Readonly<Record<string, Recipe>> = {
  'rs-38-stormtrooper': like(STORM, {
    pose: 'high-ready', ground: 'grate',
    change: { head: [0, -22, 0] },
  }),
};
