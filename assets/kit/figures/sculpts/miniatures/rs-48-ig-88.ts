import { type Recipe } from '../../recipe.ts';

export const recipes: Readonly<Record<string, Recipe>> = {
  'rs-48-ig-88': {
    build: 'hunterDroid', size: 1.14, pose: 'two-guns',
    paints: { shell: '#8f877a metal', joint: '#2c2a28', dark: '#211f1e', lamp: '#ff3a1c', leather: '#4a3424', metal: '#b0aca0' },
    parts: ['hunterDroid'],
    right: ['rifle', { length: 16 }], left: ['pistol', { length: 7 }],
  },
};
