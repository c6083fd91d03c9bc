import { like, type Recipe } from '../../recipe.ts';
import { EWOK } from '../families.ts';

export const recipes: Readonly<Record<string, Recipe>> = {
  'paploo': like(EWOK, {
    base: 40, pose: 'charge',
    paints: { fur: '#aaa498', hood: '#4c3a2e', leather: '#c8a05c' },
    more: ['bandolier'],
    right: 'club',
  }),
};
