import { like, type Recipe } from '../../recipe.ts';
import { CLAN } from '../families.ts';

export const recipes: Readonly<Record<string, Recipe>> = {
  'clan-kryze-mandalorians-1': like(CLAN, {
    pose: 'aim',
    paints: { armour: '#8fa5ba', helmet: '#8fa5ba plate', sign: '#2d5590 plate', suit: '#4b5566 cloth' },
    right: ['rifle', { length: 16, wooden: true }],
  }),
  'clan-kryze-mandalorians-2': like(CLAN, {
    build: 'woman', size: 1.05, pose: 'two-guns',
    paints: { armour: '#8fa5ba', helmet: '#8fa5ba plate', sign: '#2d5590 plate', suit: '#4b5566 cloth' },
    parts: ['clan', ['mandalorian', { stalk: false }], 'rocketpack'],
    right: ['pistol', { length: 5 }], left: ['pistol', { length: 5 }],
  }),
};
