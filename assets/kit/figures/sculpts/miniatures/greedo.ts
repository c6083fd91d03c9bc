import { type Recipe } from '../../recipe.ts';

export const recipes: Readonly<Record<string, Recipe>> = {
  'greedo': {
    build: 'lean', pose: 'raised',
    paints: { skin: '#5a9a4a', eyes: '#14102c gloss', cloth: '#4a6a8a', under: '#6a5a3a', legs: '#3f6a7a', leather: '#8a6a34', boots: '#4a3a24' },
    head: 'rodian',
    parts: ['clothes', ['vest', { coat: 'leather' }], 'belt', 'holster'],
    right: ['pistol', { length: 6 }],
  },
};
