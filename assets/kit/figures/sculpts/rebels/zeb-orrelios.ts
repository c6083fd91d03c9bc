import { type Recipe } from '../../recipe.ts';

export const recipes: Readonly<Record<string, Recipe>> = {
  'zeb-orrelios': {
    build: 'giant', pose: 'across',
    paints: {
      skin: '#7d6a9a', mark: '#4a3a66', hair: '#4f3f6c', eyes: '#c8d84a gloss', cloth: '#6a7a3c', under: '#8a7a4a',
      legs: '#7a6a48', armour: '#5f6f3a', leather: '#5a4430', metal: '#8a9099',
    },
    head: 'lasat',
    parts: [
      ['clothes', { bare: 'arms', barefoot: true, baggy: 1 }], 'breastplate',
      ['pauldron', { side: 'R', coat: 'armour', size: 1.15 }], 'bracers', 'belt', 'thighs',
    ],
    right: ['electrostaff', { light: '#d8ff4a', up: 12, down: 12 }],
  },
};
