import { type Recipe } from '../../recipe.ts';

export const recipes: Readonly<Record<string, Recipe>> = {
  'ig-11': {
    build: 'hunterDroid', size: 1.08, pose: 'two-guns',
    paints: { shell: '#8a7d66 metal', joint: '#4a4238', dark: '#3a342c', leather: '#4a3626', lamp: '#ff4a2a' },
    parts: ['hunterDroid', ['bandolier', {}]],
    right: 'carbine', left: 'carbine',
  },
};
