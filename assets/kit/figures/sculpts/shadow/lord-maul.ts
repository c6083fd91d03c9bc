import { type Recipe } from '../../recipe.ts';

export const recipes: Readonly<Record<string, Recipe>> = {
  'lord-maul': {
    build: 'man', pose: 'duel-low', ground: 'deck',
    change: {
      pelvis: { at: [0, -3, 0], turn: [10, -12, 0] },
      hand: {
        R: { at: [-5.6, 1.8, 7], elbow: [-1, -0.3, -0.4], aim: [-0.95, 0.26, -0.05] },
        L: { at: [7.4, 4.4, 4.2], elbow: [0.7, -0.9, -0.3], aim: [0.3, 0.9, 0.3] },
      },
    },
    paints: {
      skin: '#b8251a', mark: '#141012', eyes: '#e0b428 gloss', bone: '#d9cba6', cloth: '#3a3642', under: '#6a4a4c', legs: '#5c474a', robe: '#3a3642',
      leather: '#5a3a24',
      boots: '#1c191b', gloves: '#201c1c', brass: '#8a9099', hood: '#36323d',
    },
    head: 'zabrak',
    parts: [
      ['clothes', { sleeves: 0.75, baggy: 1.4 }], ['robe', { from: 32, to: 328, hem: 2.6, lining: 'legs', wind: [1.2, -3.2], seed: 7 }],
      ['tabard', { hem: 4.2, straps: false }], 'belt', 'cowl',
    ],
    right: ['doubleBlade', { light: '#ff2a1c' }],
  },
};
