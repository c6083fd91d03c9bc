import { like, type Recipe } from '../../recipe.ts';
import { ROGUE } from '../families.ts';

export const recipes: Readonly<Record<string, Recipe>> = {
  'rs-07-han-solo': like(ROGUE, {
    pose: 'charge', hair: 'short',
    change: {
      head: [-8, -6, 0],
      hand: {
        R: { at: [-4.4, 4.8, 9.4], elbow: [-0.9, -0.6, 0], aim: [0.06, 0.2, 1] }, L: { at: [6.4, 0.2, 1], elbow: [0.9, 0.1, -0.6], aim: [0.2, 0.4, 0.9] },
      },
    },
    paints: { cloth: '#e2dac6', under: '#e2dac6', legs: '#27304a', leather: '#1f1d1f', hair: '#6a4526', sign: '#b03a2e' },
    right: 'heavyPistol',
  }),
};
