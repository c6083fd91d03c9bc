import { like, type Recipe } from '../../recipe.ts';
import { CLONE } from '../families.ts';

/** Helmets, arms and shoulders in the grey of wolves. */
const WOLF: Recipe['paints'] = { sign: '#474d53', helmet: '#5b636b plate' };

export const recipes: Readonly<Record<string, Recipe>> = {
  '104th-wolfpack-troopers-1': like(CLONE, {
    pose: 'high-ready',
    paints: WOLF,
    parts: [['trooper', { arms: 'sign', bells: 'sign' }], 'clone', ['backpack', { antenna: true }]],
  }),
  '104th-wolfpack-troopers-2': like(CLONE, {
    pose: 'charge',
    paints: WOLF,
    parts: [['trooper', { arms: 'sign', bells: 'sign' }], ['clone', { sight: true }], ['pauldron', { side: 'L', size: 1.3 }]],
    right: ['rifle', { length: 11 }],
  }),
};
