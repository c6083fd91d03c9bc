import { like, type Recipe } from '../../recipe.ts';
import { STORM } from '../families.ts';

export const recipes: Readonly<Record<string, Recipe>> = {
  'shoretroopers-1': like(STORM, {
    pose: 'low-ready',
    paints: { armour: '#b8a27a', sign: '#4a6a8a', suit: '#3a342c' },
    parts: [['trooper', { thighs: false }], 'shore'],
    right: ['rifle', { length: 13 }],
  }),
  'shoretroopers-2': like(STORM, {
    pose: 'high-ready',
    paints: { armour: '#b8a27a', sign: '#a04a2c', suit: '#3a342c' },
    parts: [['trooper', { thighs: false }], 'shore', 'gorget', ['backpack', { antenna: true }]],
    right: ['rifle', { length: 15 }],
  }),
};
