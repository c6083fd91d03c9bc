import { type Recipe } from '../../recipe.ts';

export const recipes: Readonly<Record<string, Recipe>> = {
  'rs-57-tusken-raider': {
    build: 'man', pose: 'smash',
    change: {
      head: [-8, 12, 0],
      hand: {
        R: { at: [-5.6, 10.4, 0.6], elbow: [-1, 0.1, 0.2], aim: [0.98, 0.14, 0.06] },
        L: { at: [5.8, 12, 1.2], elbow: [1, 0.1, 0.2], aim: [0.98, 0.14, 0.06] },
      },
    },
    paints: {
      cloth: '#a88a5c', under: '#8a6f48', legs: '#7a6242', robe: '#b89a6a', hood: '#c8b088', cape: '#8a6f48', trim: '#6a5236', leather: '#5a4028',
      boots: '#6a5236', gloves: '#4a3826', metal: '#8f8a80',
      brass: '#a8843c', visor: '#1c1814 gloss', wood: '#4a3422',
    },
    parts: [
      ['clothes', { sleeves: 0.7 }], ['robe', { hem: 2.4, from: 12, to: 348, folds: 13 }], 'raider', ['mantle', { coat: 'cape', wide: 0.92 }],
      ['bandolier', { boxes: true }], ['belt', { pouches: true }], 'wraps',
    ],
    right: ['gaffi', { slide: -5.6 }],
  },
};
