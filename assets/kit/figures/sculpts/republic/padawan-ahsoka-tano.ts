import { like, type Recipe } from '../../recipe.ts';
import { JEDI } from '../families.ts';

export const recipes: Readonly<Record<string, Recipe>> = {
  'padawan-ahsoka-tano': like(JEDI, {
    build: 'youth', ground: 'deck', pose: 'duel-low', head: 'togruta',
    change: { hand: {
      L: { at: [7.4, -0.6, 4.6], elbow: [0.8, -0.2, -0.8], aim: [-0.84, 0.5, -0.1] },
      R: { at: [-7.8, 0.4, 2.6], elbow: [-0.7, 0.4, -0.7], aim: [0.84, 0.5, 0.1] },
    } },
    paints: { skin: '#c8602c', mark: '#e9e2d4', sign: '#27508f', cloth: '#6a3238', legs: '#8a8580', leather: '#4a3228' },
    parts: [['clothes', { bare: 'arms' }], ['skirt', { hem: 12 }], 'belt', 'bracers'],
    right: ['blade', { light: '#5bff6a', reverse: true, length: 18 }], left: ['blade', { light: '#d8ff4a', length: 15, reverse: true }],
  }),
};
