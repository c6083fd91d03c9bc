import { like, type Recipe } from '../../recipe.ts';
import { JEDI } from '../families.ts';

export const recipes: Readonly<Record<string, Recipe>> = {
  'jedi-master-mace-windu': like(JEDI, {
    build: 'broad', size: 0.98, pose: 'guard', head: 'strong',
    paints: { skin: '#5f3d2a', cloth: '#c8b48e', under: '#a08660', robe: '#54392a', hair: '#2a1c14' },
    right: ['blade', { light: '#a64dff' }],
  }),
};
