import { like, type Recipe } from '../../recipe.ts';
import { CLONE } from '../families.ts';

export const recipes: Readonly<Record<string, Recipe>> = {
  '501st-clone-troopers-1': like(CLONE, {
    pose: 'aim',
    parts: [['trooper', { arms: 'sign', knees: 'sign' }], 'clone', ['backpack', { coat: 'sign' }]],
    right: ['rifle', { length: 14 }],
  }),
  '501st-clone-troopers-2': like(CLONE, {
    pose: 'stride',
    parts: [['trooper', { arms: 'sign', knees: 'sign' }], 'clone', ['backpack', { coat: 'sign' }]],
    right: ['rifle', { length: 14 }],
  }),
};
