import { like, type Recipe } from '../../recipe.ts';
import { DEATH } from '../families.ts';

export const recipes: Readonly<Record<string, Recipe>> = {
  'death-trooper-escort': like(DEATH, {
    pose: 'high-ready',
    paints: { armour: '#363b45 gloss', helmet: '#363b45 gloss', sign: '#c6ccd4 gloss', cape: '#24262c' },
    more: ['gorget', ['cape', { one: 'R', hem: 9 }], 'kama'],
    right: ['rifle', { length: 12 }],
  }),
};
