import { like, type Recipe } from '../../recipe.ts';
import { CLAN } from '../families.ts';

export const recipes: Readonly<Record<string, Recipe>> = {
  'rs-42-boba-fett': like(CLAN, {
    pose: 'leap', rock: [2, 6.2, 2.6],
    change: {
      hand: {
        R: { at: [-4.8, 3.4, 8.6], elbow: [-0.9, -0.6, 0], aim: [0.02, 0.02, 1] }, L: { at: [8.6, 2.4, 3], elbow: [0.9, 0, -0.4], aim: [0.5, 0.3, 0.8] },
      },
    },
    paints: {
      armour: '#62785a', helmet: '#62785a plate', sign: '#9a3526 plate', plate2: '#c0a23e', suit: '#8a8d90 cloth', under: '#70766a', cape: '#5f5f40',
      leather: '#6a4a2c',
    },
    parts: ['clan', ['mandalorian', { stalk: true }], ['rocketpack', { missile: true, jets: true }], ['cape', { one: 'L', hem: 12, sweep: [2, 3] }]],
    right: ['rifle', { length: 10, wooden: true }],
  }),
};
