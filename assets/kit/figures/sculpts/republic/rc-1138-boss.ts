import { like, type Recipe } from '../../recipe.ts';
import { COMMANDO } from '../families.ts';

export const recipes: Readonly<Record<string, Recipe>> = {
  'rc-1138-boss': like(COMMANDO, {
    pose: 'charge',
    paints: { sign: '#d9742a' },
    parts: [['trooper', { shoulders: 1.05, arms: 'sign', breast: 'sign', bells: 'sign' }], 'commando', ['backpack', { coat: 'sign', tall: true }]],
    right: ['rifle', { length: 12, drum: true }],
  }),
};
