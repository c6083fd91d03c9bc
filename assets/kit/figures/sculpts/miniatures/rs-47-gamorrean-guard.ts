import { type Recipe } from '../../recipe.ts';

export const recipes: Readonly<Record<string, Recipe>> = {
  'rs-47-gamorrean-guard': {
    build: 'giant', size: 0.93, pose: 'across',
    paints: {
      skin: '#6f9a56', eyes: '#e8c850 gloss', bone: '#e8e0c8', cloth: '#6a4a34', under: '#6a4a34', legs: '#5a4838', fur: '#7a5c40', leather: '#4a3322',
      boots: '#3a2a1e', armour: '#8a8478 metal', metal: '#b4bac0', wood: '#5a4028', hood: '#6a4a34',
    },
    head: 'gamorrean',
    parts: [
      ['clothes', { bare: 'arms' }], ['vest', { coat: 'leather' }], ['mantle', { coat: 'fur', wide: 0.94 }],
      ['pauldrons', { coat: 'armour', size: 1.05 }], ['skirt', { coat: 'fur', hem: 9 }], 'belt',
    ],
    right: ['axe', { up: 16, down: 7, double: true }],
  },
};
