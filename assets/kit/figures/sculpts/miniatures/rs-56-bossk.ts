import { type Recipe } from '../../recipe.ts';

export const recipes: Readonly<Record<string, Recipe>> = {
  'rs-56-bossk': {
    build: 'giant', size: 0.95, pose: 'charge',
    change: {
      head: [-10, 6, 0],
      hand: {
        R: { at: [-5, 0.4, 5.4], elbow: [-1, -0.2, -0.5], aim: [0.5, 0.2, 0.84] },
        L: { at: [7.8, 6.2, 5.4], elbow: [0.9, -0.6, -0.2], aim: [0.2, 0.9, 0.3] },
      },
    },
    paints: {
      skin: '#8f8a44', mark: '#5f5a26', eyes: '#e8602a gloss', bone: '#e8e0c8', cloth: '#d0b04a', under: '#e0dcd0', legs: '#c8a844', leather: '#4a3a26',
      armour: '#d8d4c8 plate', plate2: '#8a8a84',
    },
    head: 'trandoshan',
    parts: [
      ['clothes', { bare: 'fore', barefoot: true, baggy: 1.2 }], ['vest', { coat: 'armour', open: 0.1 }], ['belt', { pouches: true }],
      ['tabard', { coat: 'cloth', straps: false, hem: 10 }], ['backpack', { coat: 'leather' }],
    ],
    right: ['rifle', { length: 14, drum: true }],
  },
};
