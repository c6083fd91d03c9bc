import { like, type Recipe } from '../../recipe.ts';
import { JEDI } from '../families.ts';

export const recipes: Readonly<Record<string, Recipe>> = {
  'jedi-master-kit-fisto': like(JEDI, {
    build: 'broad', size: 0.97, pose: 'charge', head: 'nautolan',
    paints: { skin: '#4f8a52', eyes: '#101018 gloss', cloth: '#a8906a', robe: '#6a4a30', leather: '#33261c', under: '#6e5636' },
    parts: [['clothes', { neckline: 1 }], ['robe', { from: 70, to: 290, hem: 5 }], 'tabard', 'belt'],
    right: ['blade', { light: '#4dff62' }],
  }),
};
