import { type Recipe } from '../../recipe.ts';

export const recipes: Readonly<Record<string, Recipe>> = {
  'hera-syndulla': {
    build: 'woman', pose: 'point',
    paints: {
      skin: '#6fae5c', cloth: '#c98a3c', under: '#8a6a3a', legs: '#b8a888', leather: '#6a4a2c', hood: '#7a5a34',
      boots: '#4a3626', sign: '#c86a2a', gloves: '#5a4028',
    },
    head: 'twilek',
    parts: ['clothes', ['vest', {}], ['belt', { pouches: true }], 'holster', ['goggles', { up: true }]],
    right: ['pistol', { length: 5.4 }],
  },
};
