import { like, type Recipe } from '../../recipe.ts';
import { OFFICER } from '../families.ts';

export const recipes: Readonly<Record<string, Recipe>> = {
  'moff-gideon': like(OFFICER, {
    build: 'broad', size: 0.97, pose: 'ready', head: 'strong', hair: 'receding', beard: 'stubble',
    paints: {
      skin: '#6a4530', hair: '#2a2220', cloth: '#1e1f24', under: '#1e1f24', legs: '#17181c', armour: '#26282d gloss',
      cape: '#15161a', sign: '#7a1f1f', gloves: '#121316',
    },
    parts: [
      'clothes', ['collar', { coat: 'cloth' }], 'breastplate', ['pauldrons', { size: 1.05 }], 'bracers', 'greaves', 'belt',
      ['cape', { lining: 'sign' }],
    ],
    right: 'darkBlade',
  }),
};
