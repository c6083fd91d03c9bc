import { type Recipe } from '../../recipe.ts';

export const recipes: Readonly<Record<string, Recipe>> = {
  'rs-59-twilek-scoundrel': {
    build: 'woman', pose: 'raised', ground: 'rubble',
    paints: {
      skin: '#d8783c', eyes: '#f0e6d2 gloss', cloth: '#d8cfbb', under: '#d8cfbb', legs: '#5a3f52', leather: '#6a2f3c', boots: '#3a2622', hood: '#6a2f3c',
      robe: '#6a2f3c', brass: '#c9a048', gloves: '#3a2622',
    },
    head: 'twilek',
    parts: [['clothes', { neckline: 1, shaft: 6 }], ['vest', { coat: 'leather', open: 0.09 }], 'belt', 'holster', ['sash', { coat: 'robe' }], 'necklace'],
    right: ['pistol', { length: 6 }],
  },
};
