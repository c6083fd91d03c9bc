import { like, type Recipe } from '../../recipe.ts';
import { EWOK } from '../families.ts';

export const recipes: Readonly<Record<string, Recipe>> = {
  'ewok-trappers-1': like(EWOK, {
    pose: 'raised',
    paints: { fur: '#5a4434', hood: '#8a7a4c', leather: '#4a3626' },
    more: ['bandolier'],
    right: 'sling',
  }),
  'ewok-trappers-2': like(EWOK, {
    pose: 'two-guns',
    paints: { fur: '#b09a78', hood: '#6a4a30' },
    right: 'club', left: 'horn',
  }),
};
