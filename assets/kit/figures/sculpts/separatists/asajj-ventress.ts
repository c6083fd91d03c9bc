import { type Recipe } from '../../recipe.ts';

export const recipes: Readonly<Record<string, Recipe>> = {
  'asajj-ventress': {
    build: 'woman', pose: 'duel-low',
    change: {
      pelvis: { at: [0, -2.4, 0], turn: [4, -22, 0] }, head: [-8, 14, 6], foot: { L: { at: [2.6, 0, 5.6], yaw: 6 }, R: { at: [-3, 0, -4.2], yaw: -50 } },
      hand: {
        L: { at: [7.2, -1, 6], elbow: [0.9, -0.4, -0.5], aim: [0.75, -0.2, 0.62] },
        R: { at: [-8.8, 7.6, 2.2], elbow: [-0.8, -0.6, -0.5], aim: [-0.28, 0.9, 0.34] },
      },
    },
    paints: {
      skin: '#d0ccca', mark: '#5a5560', hair: '#8a868a', eyes: '#e8e4ee gloss', pupil: '#4a6a9a gloss', cloth: '#3f3a52', under: '#5a4a6a', robe: '#3f3a52',
      trim: '#7a4a7c',
      cape: '#4b2540', legs: '#332f42', leather: '#54385a', boots: '#1e1b22', brass: '#8a9099',
    },
    head: 'dathomiri',
    parts: [
      ['clothes', { bare: 'fore', neckline: 1, shaft: 5.4 }],
      ['robe', { from: 52, to: 386, hem: 1.6, flare: 0.7, folds: 12, depth: 0.7, wind: [-0.5, -2.6], seed: 11, trim: 'trim', lining: 'cape' }],
      'belt', ['bracers', { coat: 'cloth' }], ['collar', { coat: 'cloth' }],
    ],
    right: ['blade', { light: '#ff2a1c', length: 18.5, curved: true }], left: ['blade', { light: '#ff2a1c', length: 18.5, curved: true }],
  },
};
