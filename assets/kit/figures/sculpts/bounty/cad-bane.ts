import { type Recipe } from '../../recipe.ts';

export const recipes: Readonly<Record<string, Recipe>> = {
  'cad-bane': {
    build: 'lean', size: 1.03, pose: 'two-guns',
    paints: {
      skin: '#6f97b0', eyes: '#c8281c gloss', cloth: '#3a332e', under: '#5a4838', legs: '#3a2e26', hood: '#3f2c20',
      leather: '#2a1f18', robe: '#74502f', metal: '#8a8f94',
    },
    head: 'duros',
    parts: ['clothes', ['coat', { hem: 4.5 }], ['belt', { pouches: true }], 'hat', 'bracers', 'holster'],
    jets: true,
    right: ['pistol', { length: 6 }], left: ['pistol', { length: 6 }],
  },
};
