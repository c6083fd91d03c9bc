import { type Recipe } from '../../recipe.ts';

export const recipes: Readonly<Record<string, Recipe>> = {
  'rs-32-royal-guard': {
    build: 'tall', pose: 'staff', ground: 'deck',
    paints: {
      cloth: '#8a1f24', under: '#6a161b', legs: '#5a1418', robe: '#9a2328', cape: '#a8262c', helmet: '#b02a30 gloss', armour: '#9a2328 gloss',
      visor: '#121013 gloss', leather: '#3a1014',
      boots: '#2a0e11', gloves: '#5a1418', wood: '#3a3d44 metal', metal: '#c2c8ce',
    },
    parts: [
      ['clothes', { sleeves: 0.4 }], ['gown', { coat: 'robe', hem: 0.8, folds: 14, depth: 0.7 }], 'royal', ['mantle', { coat: 'cape', wide: 0.98 }],
      ['cape', { hem: 1.4, lining: 'under' }],
    ],
    right: ['spear', { up: 16, down: 14 }],
  },
};
