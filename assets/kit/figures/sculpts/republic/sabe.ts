import { type Recipe } from '../../recipe.ts';

export const recipes: Readonly<Record<string, Recipe>> = {
  'sabe': {
    build: 'woman', pose: 'aim', ground: 'deck',
    paints: {
      skin: '#dfb898', cloth: '#4c4560', under: '#2a2636', legs: '#2a2636', leather: '#3a2018', hair: '#2a1a14', cape: '#3d3652',
      armour: '#6c6486',
    },
    head: 'soft', hair: 'bun',
    parts: ['clothes', ['vest', { coat: 'armour' }], 'bracers', ['belt', { pouches: true }], ['cape', { one: 'L', hem: 8 }]],
    right: 'carbine',
  },
};
