import { type Recipe } from '../../recipe.ts';

export const recipes: Readonly<Record<string, Recipe>> = {
  'soldier': {
    build: 'man', pose: 'low-ready',
    paints: {
      skin: '#c89672', cloth: '#5f6a4a', under: '#4a5238', legs: '#565f42', helmet: '#4f5a3c', leather: '#4a4232',
      armour: '#4a5238 cloth', boots: '#2c2620',
    },
    head: 'human', beard: 'stubble',
    parts: ['clothes', ['vest', { coat: 'armour', open: 0 }], ['belt', { pouches: true }], 'crew', ['backpack', { coat: 'under', roll: true }]],
    right: ['rifle', { length: 14 }],
  },
};
