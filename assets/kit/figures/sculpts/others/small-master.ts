import { like, type Recipe } from '../../recipe.ts';
import { JEDI } from '../families.ts';

export const recipes: Readonly<Record<string, Recipe>> = {
  'small-master': like(JEDI, {
    build: 'small', size: 0.84, pose: 'guard', ground: 'deck', head: 'master',
    paints: { skin: '#7f9a52', hair: '#d8d4c8' },
    parts: [['clothes', { sleeves: 0.8 }], ['robe', { hem: 1 }], 'belt', 'cowl'],
    right: ['blade', { light: '#4dff62', length: 14 }],
  }),
};
