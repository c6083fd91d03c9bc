import { type Recipe } from '../../recipe.ts';

export const recipes: Readonly<Record<string, Recipe>> = {
  'princess-leia-charming-to-the-last': {
    build: 'woman', pose: 'raised', ground: 'deck',
    paints: {
      skin: '#e8c4a8', hair: '#3a2418', cloth: '#e8e4dc', under: '#e8e4dc', robe: '#e8e4dc', legs: '#d8d4cc',
      leather: '#b8bcc2 metal', boots: '#e0dcd4',
    },
    head: 'soft', hair: 'buns',
    parts: [['clothes', { sleeves: 0.8 }], 'gown', 'belt', ['collar', { coat: 'robe' }]],
    right: ['pistol', { length: 5.4 }],
  },
};
