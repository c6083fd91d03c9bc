import { like, type Recipe } from '../../recipe.ts';
import { CLAN } from '../families.ts';

export const recipes: Readonly<Record<string, Recipe>> = {
  'the-armorer': like(CLAN, {
    build: 'woman', size: 1.03, pose: 'ready',
    paints: {
      armour: '#7d4028 metal', helmet: '#f0bc4a metal', sign: '#e0a83c metal', suit: '#4a2f24 cloth', fur: '#d9c6a2',
      robe: '#5f3a28', metal: '#8a9099', wood: '#3a2c24',
    },
    parts: ['clan', 'smith', ['mantle', {}], ['tabard', { coat: 'robe', straps: false }]],
    right: 'hammer', left: 'tongs',
  }),
};
