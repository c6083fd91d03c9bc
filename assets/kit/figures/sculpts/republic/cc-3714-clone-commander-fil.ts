import { like, type Recipe } from '../../recipe.ts';
import { CLONE } from '../families.ts';

export const recipes: Readonly<Record<string, Recipe>> = {
  'cc-3714-clone-commander-fil': like(CLONE, {
    pose: 'point',
    paints: { sign: '#8e3768', cape: '#3b2a38' },
    parts: [['trooper', { arms: 'sign', breast: 'sign', bells: 'sign' }], ['clone', { fin: false, lamps: true }], 'kama', ['cape', { one: 'L', hem: 9 }]],
    right: 'carbine',
  }),
};
