import { like, type Recipe } from '../../recipe.ts';
import { OFFICER } from '../families.ts';

export const recipes: Readonly<Record<string, Recipe>> = {
  'general-veers': like(OFFICER, {
    pose: 'point',
    paints: { cloth: '#6a6f6c', under: '#6a6f6c', legs: '#5a5f5c', armour: '#7c8284', helmet: '#7c8284' , sign: '#4a5a6a plate' },
    parts: [
      ['clothes', { baggy: 1.2, shaft: 5.4 }], ['collar', { coat: 'cloth' }], 'breastplate', ['crew', { visor: true }],
      ['belt', { pouches: true }], ['pauldrons', { size: 0.8 }],
    ],
    left: 'datapad',
    right: 'pistol',
  }),
};
