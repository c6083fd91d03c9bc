import { type Recipe } from '../../recipe.ts';

export const recipes: Readonly<Record<string, Recipe>> = {
  'scout': {
    build: 'woman', pose: 'stride',
    paints: {
      skin: '#a06a48', cloth: '#7a6f52', under: '#5a523c', legs: '#4f4a38', hood: '#6a6a48', cape: '#6a6a48', trim: '#4a4a32',
      leather: '#4a3a28', sign: '#6a6a48',
    },
    head: 'soft',
    parts: ['clothes', ['belt', { pouches: true }], ['poncho', { long: 2.5 }], ['hood', { mask: true }]],
    right: 'carbine',
  },
};
