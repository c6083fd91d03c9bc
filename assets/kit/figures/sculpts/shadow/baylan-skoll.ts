import { like, type Recipe } from '../../recipe.ts';
import { JEDI } from '../families.ts';

export const recipes: Readonly<Record<string, Recipe>> = {
  'baylan-skoll': like(JEDI, {
    build: 'broad', size: 1.05, pose: 'guard', ground: 'deck', head: 'strong', hair: 'short', beard: 'full',
    paints: {
      skin: '#d0a58a', hair: '#b9b4ac', cloth: '#44474e', under: '#54565c', robe: '#2c2d33', cape: '#26272c',
      armour: '#7a808a metal', leather: '#3a2e26', hood: '#33343a',
    },
    parts: [
      ['clothes', { sleeves: 0.3 }], 'breastplate', ['pauldrons', { size: 1.1 }], 'belt',
      ['robe', { hem: 2.2, from: 60, to: 300, folds: 8 }], ['cape', { hem: 2, folds: 4 }],
    ],
    right: ['blade', { light: '#ff6a2a', length: 23 }],
  }),
};
