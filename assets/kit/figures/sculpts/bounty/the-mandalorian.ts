import { like, type Recipe } from '../../recipe.ts';
import { CLAN } from '../families.ts';

export const recipes: Readonly<Record<string, Recipe>> = {
  'the-mandalorian': like(CLAN, {
    pose: 'point',
    paints: {
      armour: '#aab0b6 metal', helmet: '#aab0b6 metal', sign: '#9aa0a8 metal', suit: '#5a4a3e cloth', under: '#4a3c32',
      cape: '#4a4038', leather: '#4a3424',
    },
    parts: ['clan', ['mandalorian', { stalk: false }], ['cape', { hem: 3 }], ['bandolier', { boxes: true }]],
    right: ['pistol', { length: 6 }],
  }),
};
