import { type Recipe } from '../../recipe.ts';

export const recipes: Readonly<Record<string, Recipe>> = {
  'baze-malbus-and-chirrut-imwe-1': {
    build: 'broad', pose: 'low-ready',
    paints: {
      skin: '#b98a64', hair: '#241a16', cloth: '#7a3a2c', under: '#5a4a3a', legs: '#4a4238', armour: '#8a4a34',
      leather: '#4a3a2c', plate2: '#5a5248 metal',
    },
    head: 'strong', hair: 'shaggy', beard: 'full',
    parts: ['clothes', 'breastplate', ['pauldrons', { size: 1 }], 'bracers', 'belt', ['backpack', { tall: true }]],
    right: 'cannon',
  },
  'baze-malbus-and-chirrut-imwe-2': {
    build: 'lean', pose: 'staff',
    paints: {
      skin: '#c99a74', hair: '#1e1614', cloth: '#2f2c30', under: '#8a2f26', robe: '#33302f', legs: '#2a282a', leather: '#4a3a2c',
      eyes: '#b8c8d0 gloss', pupil: '#a0b4c0 gloss', sign: '#4a3f38', wood: '#3a2c24',
    },
    head: 'human', hair: 'cropped',
    parts: [['clothes', { sleeves: 0.4 }], ['tabard', {}], ['robe', { hem: 5 }], 'sash', 'bracers', 'wraps'],
    right: ['staff', { up: 13, down: 18 }],
  },
};
