import { like, type Recipe } from '../../recipe.ts';
import { CLONE } from '../families.ts';

export const recipes: Readonly<Record<string, Recipe>> = {
  'cc-2224-clone-commander-cody': like(CLONE, {
    pose: 'point',
    paints: { sign: '#e0861a', cape: '#4a4038' },
    parts: [
      ['trooper', { arms: 'sign', knees: 'sign', breast: 'sign', bells: 'sign', shoulders: 1.1 }], ['clone', { brim: true, lamps: true }], 'kama',
      ['rocketpack', { fins: true }],
    ],
    right: 'carbine',
  }),
};
