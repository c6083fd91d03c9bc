import { like, type Recipe } from '../../recipe.ts';
import { CLAN } from '../families.ts';

export const recipes: Readonly<Record<string, Recipe>> = {
  'covert-mandalorians-1': like(CLAN, {
    pose: 'aim',
    paints: { armour: '#8d9094', helmet: '#a8482a plate', sign: '#a8482a plate', suit: '#3d3c3e cloth' },
    parts: ['clan', 'mandalorian', 'rocketpack'],
    right: ['rifle', { length: 15 }],
  }),
  'covert-mandalorians-2': like(CLAN, {
    build: 'woman', pose: 'high-ready',
    paints: { armour: '#8d9094', helmet: '#a8482a plate', sign: '#a8482a plate', suit: '#3d3c3e cloth', cape: '#6a3426' },
    parts: ['clan', ['mandalorian', { stalk: false, owl: true }], 'rocketpack', ['cape', { one: 'L', hem: 8 }]],
    right: 'carbine',
  }),
};
