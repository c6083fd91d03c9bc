import { like, type Recipe } from '../../recipe.ts';
import { STORM } from '../families.ts';

export const recipes: Readonly<Record<string, Recipe>> = {
  'night-troopers-1': like(STORM, {
    pose: 'stride', ground: 'rubble',
    paints: { armour: '#b9b4aa', sign: '#7a2f2c', cape: '#5a2a28' },
    parts: ['trooper', 'night', ['robe', { coat: 'cape', from: 150, to: 210, hem: 6 }]],
    right: ['rifle', { length: 11 }],
  }),
  'night-troopers-2': like(STORM, {
    pose: 'low-ready', ground: 'rubble',
    paints: { armour: '#b9b4aa', sign: '#7a2f2c', brass: '#b08d3c', cape: '#5a2a28' },
    parts: [['trooper', { arms: 'brass', knees: 'brass' }], 'night', ['scarf', {}], ['pauldron', { coat: 'brass' }]],
    right: ['rifle', { length: 13 }],
  }),
};
