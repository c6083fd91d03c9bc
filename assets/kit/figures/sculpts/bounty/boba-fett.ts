import { like, type Recipe } from '../../recipe.ts';
import { CLAN } from '../families.ts';

export const recipes: Readonly<Record<string, Recipe>> = {
  'boba-fett': like(CLAN, {
    pose: 'low-ready',
    paints: {
      armour: '#5f6f52', helmet: '#5f6f52 plate', sign: '#8a2f22 plate', plate2: '#b59a3c', suit: '#7d8084 cloth',
      under: '#6a6f5c', cape: '#5a5a3c', leather: '#6a4a2c',
    },
    parts: ['clan', 'mandalorian', ['rocketpack', { missile: true }], ['cape', { one: 'L', hem: 9 }]],
    right: ['rifle', { length: 12, wooden: true }],
  }),
};
