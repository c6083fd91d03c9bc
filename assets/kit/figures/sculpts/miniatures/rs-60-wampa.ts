import { type Recipe } from '../../recipe.ts';

export const recipes: Readonly<Record<string, Recipe>> = {
  'rs-60-wampa': {
    base: 50, build: 'giant', size: 1.16, pose: 'duel-low',
    change: {
      pelvis: { at: [0, -2.4, 0], turn: [8, -8, 0] }, head: [-16, 6, 0],
      hand: {
        R: { at: [-10.4, 10.6, 2.4], elbow: [-0.9, -0.6, -0.2], aim: [0.3, 0.2, 0.92] },
        L: { at: [8.6, 0.4, 6.4], elbow: [0.9, 0, -0.5], aim: [0.2, 0.2, 0.95] },
      },
    },
    paints: { fur: '#dcd8cc', skin: '#a89a8c', eyes: '#e8c040 gloss', bone: '#b8a27a', pupil: '#1a1512 gloss' },
    head: 'wampa',
    parts: [['pelt', { shaggy: 1 }], 'claws'],
  },
};
