import { like, type Recipe } from '../../recipe.ts';
import { OFFICER } from '../families.ts';

export const recipes: Readonly<Record<string, Recipe>> = {
  'rs-26-general-veers': like(OFFICER, {
    pose: 'reach', head: 'strong', ground: 'rubble',
    change: { head: [2, -10, 0] },
    paints: {
      cloth: '#7c8284', under: '#7c8284', legs: '#5f6668', armour: '#a3abb0', helmet: '#a3abb0', sign: '#c0392b plate', visor: '#2a3038',
      leather: '#2c2e32', plate2: '#c3c9cc', cape: '#8a9296',
    },
    parts: [
      ['clothes', { baggy: 1.2, shaft: 5.4 }], ['collar', { coat: 'cloth' }], 'breastplate', ['crew', { visor: true }], ['pauldrons', { size: 0.8 }],
      ['belt', { pouches: true }],
      ['kama', { coat: 'cape', trim: 'cape', hem: 9.5 }], ['scarf', { coat: 'cape', long: false }], 'bracers',
    ],
    right: 'pistol',
  }),
};
