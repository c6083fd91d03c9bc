import { like, type Recipe } from '../../recipe.ts';
import { STORM } from '../families.ts';

export const recipes: Readonly<Record<string, Recipe>> = {
  'snowtroopers-1': like(STORM, {
    pose: 'aim',
    paints: { armour: '#aebac6', helmet: '#c9d0d6', cape: '#7f8fa0' },
    parts: ['trooper', 'snow', ['kama', { open: 30, hem: 6.2 }], 'backpack'],
    right: ['rifle', { length: 13 }],
  }),
  'snowtroopers-2': like(STORM, {
    pose: 'high-ready',
    paints: { armour: '#aebac6', helmet: '#c9d0d6', cape: '#7f8fa0' },
    parts: ['trooper', 'snow', ['kama', { open: 30, hem: 4.5 }], ['backpack', { tall: true }]],
    right: ['rifle', { length: 15, drum: true }],
  }),
};
