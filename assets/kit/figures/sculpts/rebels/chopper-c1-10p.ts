import { type Recipe } from '../../recipe.ts';

export const recipes: Readonly<Record<string, Recipe>> = {
  'chopper-c1-10p': {
    build: 'barrel', size: 0.92, pose: 'folded', ground: 'deck',
    paints: { shell: '#c9762a plate', sign: '#d8c49a plate', metal: '#8a8f94', joint: '#4a4640', lamp: '#ff3020' },
    parts: [['astromech', { square: true, arms: true }]],
    jets: true,
  },
};
