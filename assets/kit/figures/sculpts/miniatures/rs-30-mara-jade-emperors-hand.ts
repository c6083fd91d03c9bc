import { type Recipe } from '../../recipe.ts';

export const recipes: Readonly<Record<string, Recipe>> = {
  'rs-30-mara-jade-emperors-hand': {
    build: 'woman', pose: 'duel-back', ground: 'deck',
    change: {
      hand: {
        L: { at: [4.4, 4.6, 8.2], elbow: [0.9, -0.6, 0], aim: [0.04, 0.06, 1] },
        R: { at: [-8, 1.4, 0.4], elbow: [-0.9, 0.1, -0.7], aim: [-0.62, 0.74, -0.24] },
      },
    },
    paints: {
      skin: '#ecc4a6', hair: '#a84220', cloth: '#2f5a52', under: '#c9b890', legs: '#2b3a3c', robe: '#274a44', leather: '#2a2422', boots: '#231e1c',
      gloves: '#231e1c', brass: '#b08d3c',
    },
    head: 'soft', hair: 'long',
    parts: [
      ['clothes', { shaft: 5.8, neckline: 0.8 }], ['vest', { coat: 'leather', open: 0.08 }], ['belt', { pouches: true }], 'holster',
      ['skirt', { coat: 'robe', from: 60, to: 300, hem: 8, wind: [0, -1.5] }],
    ],
    right: ['blade', { light: '#c04dff' }], left: ['pistol', { length: 4.2 }],
  },
};
