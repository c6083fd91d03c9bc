import { like, type Recipe } from '../../recipe.ts';
import { OFFICER } from '../families.ts';

export const recipes: Readonly<Record<string, Recipe>> = {
  'director-krennic': like(OFFICER, {
    pose: 'ready', hair: 'swept',
    paints: { cloth: '#cfc7b2', under: '#cfc7b2', legs: '#2c2e34', cape: '#b8b09c', hair: '#8a8680', gloves: '#17181b' },
    parts: [['clothes', { baggy: 1.3, shaft: 5.4 }], 'uniform', 'belt', ['cape', { hem: 2 }]],
    right: ['pistol', { length: 6 }],
  }),
};
