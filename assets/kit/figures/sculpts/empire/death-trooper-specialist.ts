import { like, type Recipe } from '../../recipe.ts';
import { DEATH } from '../families.ts';

export const recipes: Readonly<Record<string, Recipe>> = {
  'death-trooper-specialist': like(DEATH, {
    pose: 'ready',
    paints: { sign: '#b9c0ca gloss', plate2: '#343840' },
    more: [['backpack', { tall: true, antenna: true }], ['pauldrons', { size: 1.1, coat: 'sign' }]],
    right: 'cannon',
  }),
};
