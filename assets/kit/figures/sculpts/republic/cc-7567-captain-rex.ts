import { like, type Recipe } from '../../recipe.ts';
import { CLONE } from '../families.ts';

export const recipes: Readonly<Record<string, Recipe>> = {
  'cc-7567-captain-rex': like(CLONE, {
    pose: 'two-guns',
    paints: { sign: '#27559c', cape: '#3d4c68', leather: '#5b3d26' },
    parts: [
      ['trooper', { arms: 'sign' }], ['clone', { sight: true }], 'kama', ['gorget', { side: 'L' }], ['pauldron', { side: 'L', size: 1.45 }],
      ['holster', { side: 'L' }], ['holster', { side: 'R' }],
    ],
    right: ['pistol', { length: 5 }], left: ['pistol', { length: 5 }],
  }),
};
