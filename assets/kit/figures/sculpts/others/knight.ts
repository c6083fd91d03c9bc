import { type Recipe } from '../../recipe.ts';

export const recipes: Readonly<Record<string, Recipe>> = {
  'knight': {
    build: 'broad', size: 0.97, pose: 'ready',
    change: { hand: { L: { at: [5.2, 1.4, 6.4], elbow: [1, 0.1, 0.5], aim: [0.2, 0.9, 0.3] } } },
    paints: {
      skin: '#c89672', armour: '#9aa0a8 metal', helmet: '#9aa0a8 metal', cloth: '#2f4a7a', under: '#2f4a7a', legs: '#3a3c42',
      suit: '#9aa0a8 metal', sign: '#c9a048 metal', visor: '#17181b', cape: '#7a2426', leather: '#4a3424',
      boots: '#7c8088 metal', gloves: '#7c8088 metal', metal: '#b8bec6 metal',
    },
    head: 'strong',
    parts: [
      'clothes', 'breastplate', ['pauldrons', { size: 1.1 }], 'bracers', 'greaves', ['skirt', { hem: 9, from: -105, to: 105 }],
      ['inquisitor', { open: false }], ['cape', { hem: 5 }],
    ],
    right: ['knife', { long: true }], left: ['shield', { tall: true }],
  },
};
