import { like, type Recipe } from '../../recipe.ts';
import { DEATH } from '../families.ts';

export const recipes: Readonly<Record<string, Recipe>> = {
  'death-trooper-specialist': like(DEATH, {
    pose: 'ready',
    paints: { sign: '#4a4e57 gloss', plate2: '#2a2c31' },
    more: [['backpack', { tall: true, antenna: true }], ['pauldrons', { size: 1.1 }]],
    right: 'cannon',
  }),
};
