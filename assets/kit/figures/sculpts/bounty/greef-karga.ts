import { like, type Recipe } from '../../recipe.ts';
import { ROGUE } from '../families.ts';

export const recipes: Readonly<Record<string, Recipe>> = {
  'greef-karga': like(ROGUE, {
    build: 'broad', size: 0.98, pose: 'point', head: 'strong', hair: 'cropped', beard: 'goatee',
    paints: { skin: '#6a4530', hair: '#4a4440', cloth: '#6a2f2a', under: '#8a6a4a', robe: '#7a3a30', cape: '#3a2a26', leather: '#3a2a20' },
    parts: ['clothes', ['coat', { hem: 5 }], 'belt', 'holster', ['cape', { hem: 6 }]],
  }),
};
