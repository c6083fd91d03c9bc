import { like, type Recipe } from '../../recipe.ts';
import { EWOK } from '../families.ts';

export const recipes: Readonly<Record<string, Recipe>> = {
  'ewok-trappers-1': like(EWOK, {
    pose: 'raised',
    paints: { fur: '#54433a', hood: '#64829f', leather: '#d0a860' },
    more: ['bandolier'],
    right: 'sling',
  }),
  'ewok-trappers-2': like(EWOK, {
    pose: 'two-guns',
    paints: { fur: '#54433a', hood: '#64829f', wood: '#6a4426' },
    right: 'club', left: 'horn',
  }),
};
