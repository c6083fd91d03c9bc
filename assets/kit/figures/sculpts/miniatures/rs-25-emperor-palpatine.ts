import { type Recipe } from '../../recipe.ts';

export const recipes: Readonly<Record<string, Recipe>> = {
  'rs-25-emperor-palpatine': {
    build: 'man', size: 0.94, pose: 'reach', ground: 'deck',
    change: {
      pelvis: { at: [0, -1.6, 0], turn: [8, 0, 0] }, chest: [10, 0, 0], head: [-14, 0, 0],
      hand: {
        L: { at: [4.6, 3.2, 8.6], elbow: [1, -0.5, -0.2], aim: [0.28, 0.3, 0.9] },
        R: { at: [-4.6, 2.4, 8.2], elbow: [-1, -0.5, -0.2], aim: [-0.24, 0.16, 0.9] },
      },
    },
    paints: {
      skin: '#c9bda8', eyes: '#e8c840 gloss', hair: '#d8d4c8', cloth: '#3b3942', under: '#4a4752', legs: '#2c2b31', robe: '#484552', hood: '#4e4b59',
      trim: '#6b6779', leather: '#6a6672 metal',
      brass: '#9a96a2', boots: '#1c1b20',
    },
    head: 'gaunt', tattoo: false,
    parts: [
      'clothes', ['gown', { hem: 0.8, trim: 'trim', flare: 0.34 }], ['sleeves', { wide: 1.3 }], 'belt', ['mantle', { coat: 'hood', wide: 0.94 }], 'hood',
    ],
    right: ['lightning', { light: '#6a7dff' }], left: ['lightning', { light: '#6a7dff' }],
  },
};
