import { like, type Recipe } from '../../recipe.ts';
import { CLONE } from '../families.ts';

export const recipes: Readonly<Record<string, Recipe>> = {
  'ct-411-commander-ponds': like(CLONE, {
    pose: 'stride',
    paints: { sign: '#a03a26', cape: '#5a3a30' },
    parts: [['trooper', { knees: 'sign', breast: 'sign', arms: 'sign' }], ['clone', { lamps: true }], ['pauldron', { side: 'L', size: 1.35 }], ['backpack', { antenna: true, tall: true }]],
    right: ['rifle', { length: 15 }],
  }),
};
