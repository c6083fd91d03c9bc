import { like, type Recipe } from '../../recipe.ts';
import { DEATH } from '../families.ts';

export const recipes: Readonly<Record<string, Recipe>> = {
  'death-trooper-escort': like(DEATH, {
    pose: 'high-ready',
    paints: { sign: '#4a4e57 gloss', cape: '#1a1b1f' },
    more: ['gorget', ['cape', { one: 'R', hem: 9 }], 'kama'],
    right: ['rifle', { length: 12 }],
  }),
};
