import { like, type Recipe } from '../../recipe.ts';
import { COMMANDO } from '../families.ts';

export const recipes: Readonly<Record<string, Recipe>> = {
  'republic-clone-commandos-1': like(COMMANDO, {
    pose: 'across',
    paints: { sign: '#5a6a7a' },
    parts: [['trooper', { shoulders: 1.02, bells: 'sign', knees: 'sign' }], 'commando', ['backpack', { coat: 'sign', tall: true }]],
  }),
  'republic-clone-commandos-2': like(COMMANDO, {
    pose: 'stride',
    paints: { sign: '#5a6a7a' },
    parts: [['trooper', { shoulders: 1.02, bells: 'sign', knees: 'sign' }], 'commando', ['backpack', { coat: 'sign', tall: true }]],
    right: 'launcher',
  }),
};
