import { like, type Recipe } from '../../recipe.ts';
import { CLAN } from '../families.ts';

export const recipes: Readonly<Record<string, Recipe>> = {
  'jango-fett': like(CLAN, {
    pose: 'two-guns',
    paints: { armour: '#aab2ba metal', helmet: '#aab2ba metal', sign: '#2f4f86 plate', suit: '#3f4a5c cloth', under: '#39415a', leather: '#5a3f2a' },
    parts: ['clan', 'mandalorian', ['rocketpack', { missile: true }], ['holster', { side: 'R' }]],
    right: ['pistol', { length: 5.6 }], left: ['pistol', { length: 5.6 }],
  }),
};
