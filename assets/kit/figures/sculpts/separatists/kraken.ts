import { type Recipe } from '../../recipe.ts';

export const recipes: Readonly<Record<string, Recipe>> = {
  'kraken': {
    build: 'tallDroid', pose: 'point', ground: 'deck',
    paints: { shell: '#7c3a2c plate', sign: '#c9b08a plate', lamp: '#58e0ff', cape: '#4a2a26' },
    parts: ['tacticalDroid', ['cape', { one: 'L', hem: 8 }], 'rank'],
    right: ['pistol', { length: 6 }],
  },
};
