import { type Recipe } from '../../recipe.ts';

export const recipes: Readonly<Record<string, Recipe>> = {
  'rs-20-wookiee-soldier': {
    build: 'giant', size: 0.99, pose: 'aim',
    paints: {
      fur: '#7f4f2c', leather: '#4a2f20', metal: '#c2c8ce', brass: '#b08a40', wood: '#8a5a34', eyes: '#3a5a7a gloss', armour: '#9a7440 metal',
      plate2: '#c8a050 metal', sign: '#8a2f22',
    },
    head: 'wookiee',
    parts: [
      ['pelt', { shaggy: 0.8 }], ['breastplate', { coat: 'armour' }], ['pauldrons', { size: 1.12 }], ['bracers', { coat: 'armour' }], 'belt', 'headband',
    ],
    right: 'bowcaster',
  },
};
