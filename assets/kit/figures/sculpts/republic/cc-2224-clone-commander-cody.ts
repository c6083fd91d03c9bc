import { like, type Recipe } from '../../recipe.ts';
import { CLONE } from '../families.ts';

export const recipes: Readonly<Record<string, Recipe>> = {
  'cc-2224-clone-commander-cody': like(CLONE, {
    pose: 'stride',
    paints: { sign: '#d98a1e' },
    parts: [
      ['trooper', { arms: 'sign' }], ['clone', { brim: true, lamps: true }], ['gorget', { coat: 'sign', side: 'L' }],
      ['rocketpack', { fins: true }],
    ],
    right: ['rifle', { length: 12 }],
  }),
};
