import { like, type Recipe } from '../../recipe.ts';
import { EWOK } from '../families.ts';

export const recipes: Readonly<Record<string, Recipe>> = {
  'paploo': like(EWOK, {
    base: 40, pose: 'charge',
    paints: { fur: '#9a9488', hood: '#7a6a4c', leather: '#5a4430' },
    more: ['bandolier'],
    right: 'club',
  }),
};
