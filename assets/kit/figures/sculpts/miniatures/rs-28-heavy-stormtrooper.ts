import { like, type Recipe } from '../../recipe.ts';
import { STORM } from '../families.ts';

export const recipes: Readonly<Record<string, Recipe>> = {
  'rs-28-heavy-stormtrooper': like(STORM, {
    build: 'broad', size: 0.97, pose: 'low-ready', ground: 'rubble',
    change: {
      hand: {
        R: { at: [-4.4, -1.2, 3.6], elbow: [-1, -0.1, -0.7], aim: [0.36, 0.06, 0.9] },
        L: { at: [2.2, -0.8, 8], elbow: [1, -0.5, 0], aim: [0.36, 0.06, 0.9] },
      },
      foot: { L: { at: [3.6, 0, 4.4], yaw: 8 } },
    },
    paints: { sign: '#d8d6d0', dark: '#2a2c30', metal: '#7c828a', gun: '#1f2126', plate2: '#aeb2b4' },
    parts: [['trooper', { shoulders: 1.05 }], 'storm', ['backpack', { coat: 'plate2', tall: true, antenna: true }]],
    right: 'cannon',
  }),
};
