import { type Recipe } from '../../recipe.ts';

export const recipes: Readonly<Record<string, Recipe>> = {
  'rs-14-r2-d2': {
    build: 'barrel', size: 0.9, pose: 'folded',
    paints: { shell: '#e2e2de plate', sign: '#2a56b4', metal: '#aeb6c0', lamp: '#3fa8ff' },
    parts: [['astromech', { periscope: true }]],
  },
};
