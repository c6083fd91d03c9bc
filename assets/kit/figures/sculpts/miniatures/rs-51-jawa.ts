import { type Recipe } from '../../recipe.ts';

export const recipes: Readonly<Record<string, Recipe>> = {
  'rs-51-jawa': {
    build: 'small', size: 0.9, pose: 'low-ready',
    paints: {
      skin: '#14110e', eyes: '#ffb83a gloss', pupil: '#ffb83a gloss', cloth: '#6a4a2e', under: '#6a4a2e', legs: '#4a3422', robe: '#74512f', hood: '#74512f',
      leather: '#3f2c1c', boots: '#33241a', gloves: '#2a1e16', gun: '#4a4f55',
    },
    head: 'jawa',
    parts: [['clothes', { sleeves: 0.8 }], ['gown', { hem: 0.8, flare: 0.3 }], 'hood', ['bandolier', { boxes: true }], 'belt'],
    right: 'carbine',
  },
};
