import { type Recipe } from '../../recipe.ts';

export const recipes: Readonly<Record<string, Recipe>> = {
  'nossor-ri': {
    build: 'man', pose: 'point',
    paints: {
      skin: '#c46a4a', eyes: '#3fc4ff gloss', cloth: '#54405e', under: '#3c2f46', robe: '#43344c', leather: '#3f2f28',
      trim: '#b08d3c', cape: '#3c2f46', sign: '#b08d3c',
    },
    head: 'quarren',
    parts: [['clothes', { sleeves: 0.9 }], ['coat', { trim: 'trim' }], 'sash', ['cape', { hem: 5 }]],
    right: 'heavyPistol',
  },
};
