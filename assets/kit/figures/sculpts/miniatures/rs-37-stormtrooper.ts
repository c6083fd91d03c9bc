import { like, type Recipe } from '../../recipe.ts';
import { STORM } from '../families.ts';

export const recipes: Readonly<Record<string, Recipe>> = {
  'rs-37-stormtrooper': like(STORM, {
    pose: 'charge', ground: 'deck',
    change: {
      head: [-8, -2, 0],
      hand: {
        R: { at: [-3.4, 0.2, 5.2], elbow: [-1, -0.4, -0.5], aim: [0.5, 0.3, 0.82] },
        L: { at: [1.8, 1.6, 8.2], elbow: [1, -0.7, -0.1], aim: [0.5, 0.3, 0.82] },
      },
    },
  }),
};
