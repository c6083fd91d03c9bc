import { like, type Recipe } from '../../recipe.ts';
import { STORM } from '../families.ts';

export const recipes: Readonly<Record<string, Recipe>> = {
  'rs-39-stormtrooper-officer': like(STORM, {
    pose: 'reach', ground: 'deck',
    change: {
      hand: {
        L: { at: [9, 7.8, 3.4], elbow: [0.8, -0.8, 0], aim: [0.1, 0.98, 0.1] }, R: { at: [-5, 0.2, 6.6], elbow: [-1, -0.3, -0.5], aim: [0.1, 0.1, 1] },
      },
    },
    paints: { sign: '#d9942e plate', dark: '#2a2c30', leather: '#7a4a2a' },
    parts: [
      ['trooper', { chest: 'armour' }], 'storm', ['gorget', { side: 'L' }], ['pauldron', { side: 'L', size: 1.45 }],
      ['kama', { coat: 'dark', trim: 'dark', hem: 8.5 }], 'bandolier',
    ],
    right: ['pistol', { length: 6 }],
  }),
};
