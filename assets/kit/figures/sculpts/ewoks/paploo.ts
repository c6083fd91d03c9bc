import { like, type Recipe } from '../../recipe.ts';
import { EWOK } from '../families.ts';

export const recipes: Readonly<Record<string, Recipe>> = {
  'paploo': like(EWOK, {
    base: 40, pose: 'charge',
    paints: { fur: '#aaa498', hood: '#c09a3e', leather: '#c8a05c' },
    more: ['bandolier'],
    right: 'club',
  }),
};
