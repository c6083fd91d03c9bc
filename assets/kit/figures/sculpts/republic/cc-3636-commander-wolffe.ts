import { like, type Recipe } from '../../recipe.ts';
import { CLONE } from '../families.ts';

export const recipes: Readonly<Record<string, Recipe>> = {
  'cc-3636-commander-wolffe': like(CLONE, {
    pose: 'raised',
    paints: { sign: '#5d656d', cape: '#3a3d42' },
    parts: [['trooper', { arms: 'sign', knees: 'sign', breast: 'sign', bells: 'sign' }], ['clone', { brim: true, sight: true }], 'kama', 'gorget'],
    right: 'pistol', left: 'pistol',
  }),
};
