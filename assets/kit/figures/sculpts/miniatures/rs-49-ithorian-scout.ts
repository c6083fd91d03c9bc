import { type Recipe } from '../../recipe.ts';

export const recipes: Readonly<Record<string, Recipe>> = {
  'rs-49-ithorian-scout': {
    build: 'tall', size: 0.95, pose: 'ready',
    paints: {
      skin: '#a8774c', eyes: '#2a1c12 gloss', cloth: '#5f7a5a', under: '#8a8a5c', legs: '#6a5a3c', robe: '#6f7f58', trim: '#c2a860', leather: '#5a4028',
      boots: '#4a3624',
    },
    head: 'ithorian',
    parts: [
      ['clothes', { sleeves: 0.5 }], ['robe', { hem: 6, trim: 'trim' }], ['tabard', { coat: 'robe', hem: 7 }], ['belt', { pouches: true }],
      ['backpack', { coat: 'leather', roll: true }], 'wraps',
    ],
    right: ['pistol', { length: 6 }],
  },
};
