import { like, type Recipe } from '../../recipe.ts';
import { ROGUE } from '../families.ts';

export const recipes: Readonly<Record<string, Recipe>> = {
  'greef-karga': like(ROGUE, {
    build: 'broad', size: 0.98, pose: 'point', head: 'strong', hair: 'cropped', beard: 'goatee',
    paints: { skin: '#6a4530', hair: '#4a4440', cloth: '#6a2f2a', under: '#6a2f2a', legs: '#3a3432', robe: '#8c4030', cape: '#7a5646', trim: '#c8a048', leather: '#3a2a20' },
    parts: ['clothes', ['coat', { hem: 6.5, trim: 'trim', flare: 0.5, gap: 0.8 }], 'belt', 'holster', ['cape', { hem: 4, sweep: [0, 1.5] }]],
  }),
};
