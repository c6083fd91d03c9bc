import { type Recipe } from '../../recipe.ts';

export const recipes: Readonly<Record<string, Recipe>> = {
  'dark-troopers-1': {
    build: 'tallDroid', size: 1.08, pose: 'stride', ground: 'deck',
    paints: { shell: '#2b2e34 gloss', joint: '#3a3d44', lamp: '#ff2a1c', gun: '#17181b' },
    parts: ['darkTrooper'],
    right: ['rifle', { length: 12 }],
  },
  'dark-troopers-2': {
    build: 'tallDroid', size: 1.08, pose: 'ready', ground: 'deck',
    paints: { shell: '#2b2e34 gloss', joint: '#3a3d44', lamp: '#ff2a1c' },
    parts: ['darkTrooper'],
  },
};
