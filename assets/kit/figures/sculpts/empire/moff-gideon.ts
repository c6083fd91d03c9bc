import { like, type Recipe } from '../../recipe.ts';
import { OFFICER } from '../families.ts';

export const recipes: Readonly<Record<string, Recipe>> = {
  'moff-gideon': like(OFFICER, {
    build: 'broad', size: 0.97, pose: 'ready', head: 'strong', hair: 'receding', beard: 'stubble',
    paints: {
      skin: '#6a4530', hair: '#2a2220', cloth: '#2a2c33', under: '#2a2c33', legs: '#24262c', armour: '#4e545f gloss',
      cape: '#1c1d23', sign: '#9c2424', gloves: '#121316',
    },
    parts: [
      'clothes', ['collar', { coat: 'cloth' }], 'breastplate', ['pauldrons', { size: 1.05 }], 'bracers', 'greaves', 'belt',
      ['cape', { lining: 'sign' }],
    ],
    right: 'darkBlade',
  }),
};
