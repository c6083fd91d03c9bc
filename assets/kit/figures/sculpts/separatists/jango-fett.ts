import { like, type Recipe } from '../../recipe.ts';
import { CLAN } from '../families.ts';

export const recipes: Readonly<Record<string, Recipe>> = {
  'jango-fett': like(CLAN, {
    pose: 'two-guns',
    paints: { armour: '#c6c8ca metal', helmet: '#c6c8ca metal', sign: '#3c3f6e plate', suit: '#3a3650 cloth', under: '#39415a', leather: '#5a3f2a' },
    parts: ['clan', 'mandalorian', ['rocketpack', { missile: true }], ['holster', { side: 'R' }]],
    right: ['pistol', { length: 5.6 }], left: ['pistol', { length: 5.6 }],
  }),
};
