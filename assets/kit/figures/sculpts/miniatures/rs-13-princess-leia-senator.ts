import { type Recipe } from '../../recipe.ts';

export const recipes: Readonly<Record<string, Recipe>> = {
  'rs-13-princess-leia-senator': {
    build: 'woman', pose: 'point', ground: 'deck',
    paints: {
      skin: '#e6c2a6', hair: '#3a2418', cloth: '#e8e4da', under: '#e8e4da', robe: '#e8e4da', hood: '#dcd8cc', legs: '#dcd8cc', leather: '#9aa0a8 metal',
      brass: '#c2c8ce', boots: '#c8c4b8',
    },
    head: 'soft', hair: 'buns',
    parts: ['clothes', ['gown', { hem: 0.8, flare: 0.4 }], 'belt', ['sleeves', { wide: 0.9 }], 'cowl'],
    right: ['pistol', { length: 5.6 }],
  },
};
