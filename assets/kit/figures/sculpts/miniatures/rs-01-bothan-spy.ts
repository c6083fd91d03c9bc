import { type Recipe } from '../../recipe.ts';

export const recipes: Readonly<Record<string, Recipe>> = {
  'rs-01-bothan-spy': {
    build: 'lean', pose: 'ready', ground: 'deck',
    paints: {
      fur: '#b58a5a', eyes: '#f0e6d2 gloss', cloth: '#4f6a68', under: '#8a8468', legs: '#4a4238', robe: '#7c4f38', leather: '#3f2f22', boots: '#33261c',
      lamp: '#7fd8ff',
      sign: '#b08d3c',
    },
    head: 'bothan',
    parts: ['clothes', ['coat', { hem: 7, from: 40, to: 320 }], ['belt', { pouches: true }], ['bandolier', { boxes: false }], 'holster'],
    right: ['pistol', { length: 4.4 }], left: 'datapad',
  },
};
