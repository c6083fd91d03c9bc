import { type Recipe } from '../../recipe.ts';

export const recipes: Readonly<Record<string, Recipe>> = {
  'rs-12-princess-leia-captive': {
    build: 'woman', pose: 'across', ground: 'deck',
    paints: {
      skin: '#e2bc9e', hair: '#3a2418', cloth: '#6a2430', under: '#6a2430', legs: '#e2bc9e skin', robe: '#8a2a34', trim: '#c8a04a', boots: '#7a5a34',
      leather: '#a8843c metal',
      brass: '#d0a84a', armour: '#c8a04a metal', metal: '#9aa0a8',
    },
    head: 'soft', hair: 'braid',
    parts: [
      ['clothes', { bare: 'arms', neckline: 1, baggy: 0, shaft: 5 }], ['tabard', { coat: 'robe', trim: 'trim', hem: 2.4, straps: false }],
      ['robe', { coat: 'robe', trim: 'trim', from: 150, to: 210, hem: 1.6 }], 'belt', ['bracers', { coat: 'armour' }], ['collar', { coat: 'armour' }],
      'necklace',
    ],
    right: 'chain',
  },
};
