import { like, type Recipe } from '../../recipe.ts';
import { CLONE } from '../families.ts';

export const recipes: Readonly<Record<string, Recipe>> = {
  '104th-wolfpack-troopers-1': like(CLONE, {
    pose: 'kneel',
    paints: { sign: '#4f565c', helmet: '#757d85 plate' },
    more: [['backpack', { antenna: true }]],
  }),
  '104th-wolfpack-troopers-2': like(CLONE, {
    pose: 'charge',
    paints: { sign: '#4f565c', helmet: '#757d85 plate' },
    more: ['kama'],
    right: ['rifle', { length: 11 }],
  }),
};
