import { like, type Recipe } from '../../recipe.ts';
import { DEATH } from '../families.ts';

export const recipes: Readonly<Record<string, Recipe>> = {
  'death-trooper-specialist': like(DEATH, {
    pose: 'ready',
    paints: { sign: '#8a919b gloss', plate2: '#343840' },
    more: [['backpack', { tall: true, antenna: true }], ['pauldrons', { size: 1.1 }]],
    right: 'cannon',
  }),
};
