import { type Recipe } from '../../recipe.ts';

export const recipes: Readonly<Record<string, Recipe>> = {
  'snow-rider': {
    base: 50, build: 'rider', pose: 'low-ready',
    paints: {
      fur: '#a9a49a', bone: '#cfc6b0', skin: '#d0a080', cloth: '#d6cfc0', under: '#b8ac96', legs: '#c2b8a4', helmet: '#c2b8a4',
      leather: '#6a4a30', sign: '#8a6a48', boots: '#5a4a38',
    },
    head: 'human',
    parts: ['mount', ['clothes', { seated: true }], ['vest', { coat: 'cloth' }], ['belt', { pouches: true }], ['rebel', { goggles: true }], 'scarf'],
    right: ['rifle', { length: 13 }],
  },
};
