import { like, type Recipe } from '../../recipe.ts';
import { DEATH } from '../families.ts';

export const recipes: Readonly<Record<string, Recipe>> = {
  'death-trooper-escort': like(DEATH, {
    pose: 'high-ready',
    paints: { sign: '#aab1bb gloss', cape: '#2b2e35' },
    more: ['gorget', ['cape', { one: 'R', hem: 9 }], 'kama'],
    right: ['rifle', { length: 12 }],
  }),
};
