import { type Recipe } from '../../recipe.ts';

export const recipes: Readonly<Record<string, Recipe>> = {
  'ahsoka-tano-jedi-no-more': {
    build: 'woman', pose: 'duel-high', ground: 'deck',
    change: { pelvis: { at: [0, -2.2, 0], turn: [2, -34, 0] }, hand: { L: { at: [7, 1.6, 4.2], elbow: [0.6, -0.8, -0.4], aim: [0.35, 0.5, 0.8] } } },
    paints: {
      skin: '#c8602c', mark: '#e9e2d4', sign: '#27508f', cloth: '#4c6a86', under: '#4c6a86', legs: '#333c4c', trim: '#a8b0ba', leather: '#5b3d26',
      boots: '#3a2c22',
      gloves: '#2c3442', metal: '#9aa2ac', brass: '#a8b0ba',
    },
    head: 'togruta',
    parts: [
      ['clothes', { bare: 'fore', neckline: 0.8, shaft: 5 }], ['tabard', { coat: 'cloth', trim: 'trim', straps: false, hem: 5, wind: [0.4, 0.8] }],
      ['robe', { coat: 'cloth', trim: 'trim', from: 140, to: 220, hem: 4.5, wind: [0, -1.6] }], 'belt', ['bracers', { coat: 'metal' }],
    ],
    right: ['blade', { light: '#e6f0ff', length: 19 }], left: ['blade', { light: '#e6f0ff', length: 16, reverse: true }],
  },
};
