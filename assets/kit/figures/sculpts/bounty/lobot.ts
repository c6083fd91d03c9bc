import { type Recipe } from '../../recipe.ts';

export const recipes: Readonly<Record<string, Recipe>> = {
  'lobot': {
    build: 'man', pose: 'hands-behind', ground: 'deck',
    paints: {
      skin: '#d8b49a', cloth: '#8a8f96', under: '#b9bcc0', legs: '#4a4f58', leather: '#2a2b2f', metal: '#a8adb4',
      lamp: '#ff3a20', trim: '#c9a048', hood: '#8a8f96',
    },
    head: 'gaunt',
    parts: [
      ['clothes', { sleeves: 0.7 }], ['vest', { coat: 'legs' }], ['collar', { coat: 'under', tall: true }], 'belt', 'implant',
      ['bracers', { coat: 'metal' }],
    ],
  },
};
