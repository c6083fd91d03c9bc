import { type Recipe } from '../../recipe.ts';

export const recipes: Readonly<Record<string, Recipe>> = {
  'rs-58-twilek-bodyguard': {
    build: 'broad', size: 0.98, pose: 'across', ground: 'deck',
    paints: {
      skin: '#5f8fb0', eyes: '#f0d890 gloss', cloth: '#3f3a34', under: '#7a6242', legs: '#4a4238', armour: '#9a7a44 metal', leather: '#5a4028',
      boots: '#3a2c20', hood: '#3f3a34', metal: '#c2c8ce', wood: '#3a3d44 metal', sign: '#8a2f22',
    },
    head: 'twilek',
    parts: [
      ['clothes', { bare: 'arms' }], ['breastplate', { coat: 'armour' }], ['pauldrons', { size: 1.05 }], 'bracers', ['belt', { pouches: true }],
      ['sash', { coat: 'sign' }], 'greaves',
    ],
    right: ['staff', { up: 14, down: 10, head: 'blades' }],
  },
};
