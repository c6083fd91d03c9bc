import { type Recipe } from '../../recipe.ts';

export const recipes: Readonly<Record<string, Recipe>> = {
  'rs-54-quarren-assassin': {
    build: 'man', pose: 'kneel',
    paints: {
      skin: '#b0685a', eyes: '#3fc4ff gloss', cloth: '#3f5560', under: '#5f7a80', legs: '#37454c', cape: '#4a6a70', trim: '#8ab0a8', leather: '#3a3028',
      hood: '#4a6a70', boots: '#2a2622', gloves: '#33302a',
    },
    head: 'quarren',
    parts: ['clothes', ['vest', { coat: 'leather' }], ['belt', { pouches: true }], ['poncho', { long: 2 }], 'bracers'],
    right: 'longRifle',
  },
};
