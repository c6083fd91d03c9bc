import { type Recipe } from '../../recipe.ts';

export const recipes: Readonly<Record<string, Recipe>> = {
  'rs-02-c-3po': {
    build: 'lean', pose: 'folded', ground: 'deck',
    change: {
      pelvis: { at: [0, -0.5, 0], turn: [3, 12, 0] }, head: [-4, -18, 6],
      hand: {
        L: { at: [6.4, 2.6, 6.8], elbow: [1, -0.6, -0.4], aim: [0.5, 0.5, 0.7] }, R: { at: [-6.2, 0.4, 7], elbow: [-1, -0.5, -0.4], aim: [-0.5, 0.3, 0.8] },
      },
      foot: { L: { at: [2.4, 0, 1.6], yaw: 10 } },
    },
    paints: { shell: '#d0a03c metal', joint: '#4a4034', lamp: '#ffd060' },
    parts: ['protocolDroid'],
  },
};
