import { like, type Recipe } from '../../recipe.ts';
import { ROGUE } from '../families.ts';

export const recipes: Readonly<Record<string, Recipe>> = {
  'lando-calrissian': like(ROGUE, {
    pose: 'ready', hair: 'short', beard: 'moustache',
    paints: {
      skin: '#7a5038', hair: '#1c1512', cloth: '#6f9cc0', under: '#6f9cc0', legs: '#26282f', cape: '#3a4a8a', trim: '#c9a048',
      sign: '#c9a048',
    },
    parts: [['clothes', { neckline: 1 }], 'belt', ['cape', { lining: 'trim' }]],
    right: 'pistol', left: 'cane',
  }),
};
