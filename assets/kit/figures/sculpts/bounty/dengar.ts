import { type Recipe } from '../../recipe.ts';

export const recipes: Readonly<Record<string, Recipe>> = {
  'dengar': {
    build: 'broad', size: 0.97, pose: 'across', ground: 'deck',
    paints: {
      skin: '#c8906c', hood: '#cfc8b4', cloth: '#b5a888', under: '#9a8d70', legs: '#5f5646', armour: '#8a7d66',
      sign: '#5a4a38 plate', leather: '#5a4430', boots: '#4a3a2c',
    },
    head: 'strong', beard: 'stubble',
    parts: ['clothes', 'breastplate', ['pauldrons', { size: 0.9 }], 'bracers', 'greaves', 'bandage', ['belt', { pouches: true }], 'backpack'],
    right: ['rifle', { length: 16, drum: true }],
  },
};
