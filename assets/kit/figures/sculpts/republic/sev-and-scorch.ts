import { like, type Recipe } from '../../recipe.ts';
import { COMMANDO } from '../families.ts';

export const recipes: Readonly<Record<string, Recipe>> = {
  'sev-and-scorch-1': like(COMMANDO, {
    pose: 'aim',
    paints: { sign: '#a01f1f' },
    parts: [['trooper', { arms: 'sign', chest: 'sign' }], 'commando', ['backpack', { coat: 'sign', tall: true }]],
    right: 'longRifle',
  }),
  'sev-and-scorch-2': like(COMMANDO, {
    pose: 'ready',
    paints: { sign: '#e0c030' },
    parts: [['trooper', { arms: 'sign', knees: 'sign' }], 'commando', ['backpack', { coat: 'sign', roll: true }]],
    right: ['rifle', { length: 11, drum: true }], left: 'bomb',
  }),
};
