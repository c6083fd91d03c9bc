import { like, type Recipe } from '../../recipe.ts';
import { CLAN } from '../families.ts';

export const recipes: Readonly<Record<string, Recipe>> = {
  'covert-mandalorians-1': like(CLAN, {
    pose: 'aim',
    paints: { armour: '#4a5f7a', helmet: '#4a5f7a plate', sign: '#8a5a2a plate', suit: '#5a544c cloth' },
    parts: ['clan', 'mandalorian', 'backpack'],
    right: ['rifle', { length: 15 }],
  }),
  'covert-mandalorians-2': like(CLAN, {
    build: 'woman', pose: 'high-ready',
    paints: { armour: '#7a4a3a', helmet: '#7a4a3a plate', sign: '#b59a5a plate', suit: '#4a443e cloth', cape: '#4a3a30' },
    parts: ['clan', ['mandalorian', { stalk: false, owl: true }], ['cape', { hem: 6 }]],
    right: 'carbine',
  }),
};
