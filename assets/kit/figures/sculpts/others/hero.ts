import { type Recipe } from '../../recipe.ts';

export const recipes: Readonly<Record<string, Recipe>> = {
  'hero': {
    build: 'woman', size: 1.05, pose: 'charge',
    paints: {
      skin: '#a06a48', hair: '#2a1c18', cloth: '#3a5a4a', under: '#c9b48a', legs: '#3a3430', armour: '#b08a4c metal',
      cape: '#c8963a', leather: '#5a3d26', metal: '#c8ccd2 metal', boots: '#4a3424', sign: '#3a5a4a',
    },
    head: 'soft', hair: 'braid',
    parts: [
      'clothes', 'breastplate', ['pauldron', { side: 'L', coat: 'armour' }], 'bracers', 'greaves',
      ['skirt', { hem: 10, from: -105, to: 105 }], 'belt', ['cape', { hem: 6 }],
    ],
    right: ['knife', { long: true }],
  },
};
