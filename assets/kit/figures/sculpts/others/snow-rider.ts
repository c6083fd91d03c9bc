import { type Recipe } from '../../recipe.ts';

export const recipes: Readonly<Record<string, Recipe>> = {
  'snow-rider': {
    base: 50, build: 'rider', pose: 'ready',
    change: {
      pelvis: { at: [0, -2.6, 0], turn: [0, 0, 0] },
      foot: { L: { at: [4.9, 0, 2.4], yaw: 10 }, R: { at: [-4.9, 0, -2.8], yaw: -10 } },
      hand: {
        R: { at: [-6.4, 5, 5], elbow: [-0.8, -0.8, -0.2], aim: [-0.16, 0.93, 0.3] },
        L: { at: [2.4, -0.8, 6.2], elbow: [1, -0.2, -0.4], aim: [-0.2, 0.3, 0.9] },
      },
    },
    paints: {
      fur: '#968b7a', bone: '#8f7f62', skin: '#d0a080', cloth: '#e0d9c8', under: '#b8ac96', legs: '#cfc6b4', helmet: '#dcd4c2',
      leather: '#6a4a30', sign: '#8a4a34', trim: '#c2a060', boots: '#5a4a38', metal: '#9aa0a8',
    },
    head: 'human',
    parts: ['mount', ['clothes', { seated: true }], ['vest', { coat: 'under' }], ['rebel', { goggles: true }], ['scarf', { long: false }]],
    right: ['rifle', { length: 12 }],
  },
};
