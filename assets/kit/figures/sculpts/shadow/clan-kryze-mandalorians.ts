import { like, type Recipe } from '../../recipe.ts';
import { CLAN } from '../families.ts';

export const recipes: Readonly<Record<string, Recipe>> = {
  'clan-kryze-mandalorians-1': like(CLAN, {
    pose: 'aim',
    paints: { armour: '#8fa5ba', helmet: '#8fa5ba plate', sign: '#2d5590 plate', suit: '#4b5566 cloth' },
    right: ['rifle', { length: 16, wooden: true }],
  }),
  'clan-kryze-mandalorians-2': like(CLAN, {
    build: 'woman', size: 1.05, pose: 'leap', rock: [2, 6, 2.6],
    change: { hand: { R: { at: [-5, 9.6, 1.5], elbow: [-1, -0.2, -0.4], aim: [-0.3, 0.75, 0.6] } } },
    paints: { armour: '#8fa5ba', helmet: '#8fa5ba plate', sign: '#2d5590 plate', suit: '#4b5566 cloth' },
    parts: ['clan', ['mandalorian', { stalk: false }], ['rocketpack', { jets: true }]],
    right: ['pistol', { length: 5 }], left: ['pistol', { length: 5 }],
  }),
};
