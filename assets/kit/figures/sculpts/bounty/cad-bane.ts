import { type Recipe } from '../../recipe.ts';

export const recipes: Readonly<Record<string, Recipe>> = {
  'cad-bane': {
    build: 'lean', size: 1.03, pose: 'two-guns',
    paints: {
      skin: '#6f97b0', eyes: '#c8281c gloss', cloth: '#4a3a2e', under: '#5a4838', legs: '#3a2e26', hood: '#3f2c20',
      leather: '#4a3222', robe: '#4f3b2c', metal: '#8a8f94',
    },
    head: 'duros',
    parts: ['clothes', ['coat', { hem: 4.5 }], ['belt', { pouches: true }], 'hat', 'bracers', 'holster'],
    right: ['pistol', { length: 6 }], left: ['pistol', { length: 6 }],
  },
};
