import { like, type Recipe } from '../../recipe.ts';
import { CLONE } from '../families.ts';

export const recipes: Readonly<Record<string, Recipe>> = {
  'ct-411-commander-ponds': like(CLONE, {
    pose: 'high-ready',
    paints: { sign: '#8a3324', cape: '#5a3a30' },
    parts: [['trooper', { knees: 'sign' }], ['clone', { lamps: true }], ['pauldron', { side: 'L' }], ['backpack', { antenna: true, tall: true }]],
    right: ['rifle', { length: 15 }],
  }),
};
