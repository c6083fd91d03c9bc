import { type Recipe } from '../../recipe.ts';

export const recipes: Readonly<Record<string, Recipe>> = {
  'queen-padme-amidala': {
    build: 'woman', pose: 'point', ground: 'deck',
    paints: {
      skin: '#ead0bc', cloth: '#6a1f28', under: '#3a1218', robe: '#7c2430', cape: '#2d1216', hair: '#2a1a14', trim: '#b08d3c',
      hood: '#3a1218', brass: '#c8a048', leather: '#4a2a1c',
    },
    head: 'soft', hair: 'crown',
    parts: [
      ['clothes', { sleeves: 0.5 }], ['gown', { from: 0, trim: 'trim', hem: 2.2, flare: 0.5 }], 'belt',
      ['collar', { coat: 'robe', tall: true }], ['cape', { hem: 3 }],
    ],
    right: ['pistol', { length: 5 }],
  },
};
