import { type Recipe } from '../../recipe.ts';

export const recipes: Readonly<Record<string, Recipe>> = {
  'sabe': {
    build: 'woman', pose: 'aim', ground: 'deck',
    paints: {
      skin: '#dfb898', cloth: '#5a2030', under: '#34131c', legs: '#34131c', leather: '#3a2018', hair: '#2a1a14', cape: '#4a1a26',
      armour: '#6a3a3c',
    },
    head: 'soft', hair: 'bun',
    parts: ['clothes', ['vest', { coat: 'armour' }], 'bracers', ['belt', { pouches: true }], ['cape', { one: 'L', hem: 8 }]],
    right: 'carbine',
  },
};
