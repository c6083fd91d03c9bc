import { type Recipe } from '../../recipe.ts';

export const recipes: Readonly<Record<string, Recipe>> = {
  'bossk': {
    build: 'giant', size: 0.96, pose: 'aim',
    paints: {
      skin: '#7c8a3a', mark: '#5a6426', eyes: '#e8602a gloss', bone: '#e8e0c8', cloth: '#c0a23a', under: '#a88a2c',
      legs: '#b89a38', leather: '#5a4a30', armour: '#8a8474',
    },
    head: 'trandoshan',
    parts: [['clothes', { bare: 'fore', barefoot: true }], ['vest', { coat: 'armour' }], ['belt', { pouches: true }], ['bandolier', { boxes: true }]],
    right: ['rifle', { length: 16 }],
  },
};
