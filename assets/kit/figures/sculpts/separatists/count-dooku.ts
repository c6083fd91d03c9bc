import { like, type Recipe } from '../../recipe.ts';
import { JEDI } from '../families.ts';

export const recipes: Readonly<Record<string, Recipe>> = {
  'count-dooku': like(JEDI, {
    build: 'lean', size: 1.05, pose: 'point', ground: 'deck', head: 'old', hair: 'short', beard: 'full',
    paints: {
      hair: '#d0cdc8', skin: '#d8b49a', cloth: '#46302a', under: '#4f3a30', robe: '#6a4734', cape: '#33262a', trim: '#6a4a3a',
      leather: '#191210', brass: '#a8843c',
    },
    parts: [
      ['clothes', { sleeves: 0.3 }], ['coat', { hem: 8 }], 'belt', ['collar', { coat: 'cape', tall: true }],
      ['cape', { hem: 2, lining: 'under' }],
    ],
    right: ['blade', { light: '#ff2a1c', curved: true }],
  }),
};
