import { like, type Recipe } from '../../recipe.ts';
import { JEDI } from '../families.ts';

export const recipes: Readonly<Record<string, Recipe>> = {
  'nahdar-vebb': like(JEDI, {
    pose: 'duel-high', change: { hand: { R: { at: [-6.4, 8.6, 1.4], elbow: [-1, 0.1, -0.6], aim: [-0.72, 0.66, 0.15] } } },
    head: 'moncal',
    paints: { skin: '#b8704a', mark: '#7a3f2c', eyes: '#f0e0b0 gloss', pupil: '#141414 gloss', cloth: '#c6b08a', robe: '#6f5236' },
    parts: [['clothes', { sleeves: 0.3 }], 'tabard', ['robe', { hem: 5 }], 'belt'],
    right: ['blade', { light: '#4dff62' }],
  }),
};
