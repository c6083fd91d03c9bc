import { like, type Recipe } from '../../recipe.ts';
import { JEDI } from '../families.ts';

export const recipes: Readonly<Record<string, Recipe>> = {
  'nahdar-vebb': like(JEDI, {
    pose: 'duel-high', change: { hand: { R: { at: [-6.4, 8.6, 1.4], elbow: [-1, 0.1, -0.6], aim: [-0.72, 0.66, 0.15] } } },
    head: 'moncal',
    paints: { skin: '#b8704a', mark: '#7a3f2c', eyes: '#f0e0b0 gloss', pupil: '#141414 gloss', cloth: '#bfb398', under: '#52656e', robe: '#52656e', legs: '#3a444a' },
    parts: [['clothes', { sleeves: 0.3 }], 'tabard', ['skirt', { coat: 'robe', hem: 8 }], 'belt'],
    right: ['blade', { light: '#4dff62' }],
  }),
};
