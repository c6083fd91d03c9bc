import { type Recipe } from '../../recipe.ts';

export const recipes: Readonly<Record<string, Recipe>> = {
  'ig-88b': {
    build: 'hunterDroid', size: 1.12, pose: 'low-ready', ground: 'deck',
    paints: { shell: '#818995 metal', joint: '#26282c', dark: '#1c1d20', lamp: '#ff2a1c' },
    parts: ['hunterDroid'],
    right: ['rifle', { length: 17, drum: true }],
  },
};
