import { like, type Recipe } from '../../recipe.ts';
import { COMMANDO } from '../families.ts';

export const recipes: Readonly<Record<string, Recipe>> = {
  'rc-1140-fixer': like(COMMANDO, {
    pose: 'low-ready',
    paints: { sign: '#3f8a4a' },
    parts: [['trooper', { shoulders: 1.02, arms: 'sign' }], 'commando', ['backpack', { coat: 'sign', antenna: true }]],
    right: ['rifle', { length: 12 }], left: 'datapad',
  }),
};
