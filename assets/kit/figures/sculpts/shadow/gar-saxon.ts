import { like, type Recipe } from '../../recipe.ts';
import { CLAN } from '../families.ts';

export const recipes: Readonly<Record<string, Recipe>> = {
  'gar-saxon': like(CLAN, {
    build: 'broad', pose: 'two-guns',
    change: {
      pelvis: { at: [0, -1, 0], turn: [3, -16, 0] }, foot: { L: { at: [3.8, 0, 3.2], yaw: 16 }, R: { at: [-4, 0, -2.8], yaw: -34 } },
      hand: {
        L: { at: [9.6, -1.6, 3.2], elbow: [0.9, 0.2, -0.8], aim: [0.55, -0.5, 0.66] },
        R: { at: [-4.6, 4.8, 9], elbow: [-1, -0.6, 0], aim: [-0.05, 0.02, 1] },
      },
    },
    paints: {
      armour: '#b3221a', helmet: '#b3221a plate', sign: '#2b2932 plate', plate2: '#2b2932 plate', suit: '#302f37 cloth', dark: '#c9963c metal',
      bone: '#e6d5a4', cape: '#4a2022',
      trim: '#8a2a22', gun: '#4a4f58 metal',
    },
    parts: [
      ['clan', { shoulders: 1.3 }], ['mandalorian', { horns: true, stalk: false }], ['rocketpack', { missile: true }], ['kama', { hem: 5, trim: 'trim' }],
    ],
    right: ['pistol', { length: 6 }], left: ['pistol', { length: 6 }],
  }),
};
