import { type Recipe } from '../../recipe.ts';

export const recipes: Readonly<Record<string, Recipe>> = {
  'nossor-ri': {
    build: 'man', pose: 'raised',
    paints: {
      skin: '#d0703e', eyes: '#3fc4ff gloss', cloth: '#2f6f74', under: '#1f4a52', robe: '#2a636a', leather: '#3f2f28',
      trim: '#d0a83c', cape: '#1f4a52', sign: '#d0a83c',
    },
    head: 'quarren',
    parts: [['clothes', { sleeves: 0.9 }], ['coat', { trim: 'trim' }], 'sash', ['cape', { hem: 5 }]],
    right: 'heavyPistol',
  },
};
