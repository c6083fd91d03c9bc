import { type Recipe } from '../../recipe.ts';

export const recipes: Readonly<Record<string, Recipe>> = {
  'naboo-royal-handmaidens-1': {
    build: 'woman', pose: 'folded', ground: 'deck',
    paints: { skin: '#e0bc9c', cloth: '#c46a2c', under: '#8a3a1c', robe: '#b8521f', hood: '#b8521f', leather: '#5a3020' },
    head: 'soft',
    parts: [['clothes', { sleeves: 0.9 }], ['gown', { hem: 1 }], 'belt', 'hood'],
  },
  'naboo-royal-handmaidens-2': {
    build: 'woman', pose: 'raised', ground: 'deck',
    paints: { skin: '#c89672', cloth: '#c46a2c', under: '#8a3a1c', robe: '#b8521f', hood: '#b8521f', leather: '#5a3020', hair: '#241812' },
    head: 'soft', hair: 'bun',
    parts: ['clothes', ['coat', { hem: 6 }], 'belt', 'cowl'],
    right: ['pistol', { length: 5 }],
  },
};
