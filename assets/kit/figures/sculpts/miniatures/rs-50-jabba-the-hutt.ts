import { type Recipe } from '../../recipe.ts';

export const recipes: Readonly<Record<string, Recipe>> = {
  'rs-50-jabba-the-hutt': {
    base: 50, build: 'slug', pose: 'reach', ground: 'deck',
    change: {
      pelvis: { at: [0, 0, -2], turn: [0, 0, 0] }, chest: [0, 0, 0], head: [0, 10, 0],
      hand: {
        L: { at: [9, 3.6, 9.6], elbow: [0.9, -0.5, 0], aim: [0.2, 0.8, 0.5] }, R: { at: [-7.6, -1, 9.4], elbow: [-1, -0.4, 0], aim: [0.7, 0.2, 0.6] },
      },
    },
    paints: { skin: '#9a9a5a', mark: '#c8b080', eyes: '#e8862a gloss', pupil: '#140f0a gloss' },
    parts: ['hutt'],
  },
};
