import { type Recipe } from '../../recipe.ts';

export const recipes: Readonly<Record<string, Recipe>> = {
  'dark-troopers-1': {
    build: 'tallDroid', size: 1.08, pose: 'stride', ground: 'deck',
    paints: { shell: '#69717d gloss', joint: '#26282d', lamp: '#ff2a1c', gun: '#17181b' },
    parts: ['darkTrooper'],
    right: ['rifle', { length: 12 }],
  },
  'dark-troopers-2': {
    build: 'tallDroid', size: 1.08, pose: 'reach', ground: 'deck',
    paints: { shell: '#69717d gloss', joint: '#26282d', lamp: '#ff2a1c' },
    parts: ['darkTrooper'],
  },
};
