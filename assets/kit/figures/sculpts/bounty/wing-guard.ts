import { type Recipe } from '../../recipe.ts';

export const recipes: Readonly<Record<string, Recipe>> = {
  'wing-guard-1': {
    build: 'man', pose: 'raised', ground: 'deck',
    paints: {
      skin: '#c99874', hair: '#3a2a20', cloth: '#2c4a86', under: '#2c4a86', legs: '#26396a', hood: '#2c4a86', sign: '#c9a048',
      leather: '#1e1f24', boots: '#1a1b1f',
    },
    head: 'human', beard: 'moustache', hair: 'cropped',
    parts: ['clothes', 'uniform', 'belt', 'cap'],
    right: 'pistol',
  },
  'wing-guard-2': {
    build: 'man', pose: 'aim', ground: 'deck',
    paints: {
      skin: '#7a5038', hair: '#1c1512', cloth: '#2c4a86', under: '#2c4a86', legs: '#26396a', hood: '#2c4a86', sign: '#c9a048',
      leather: '#1e1f24', boots: '#1a1b1f', armour: '#3a5a96',
    },
    head: 'strong',
    parts: ['clothes', 'uniform', 'belt', 'cap', ['pauldrons', { size: 0.8 }]],
    right: 'carbine',
  },
};
