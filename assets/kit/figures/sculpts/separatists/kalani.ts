import { type Recipe } from '../../recipe.ts';

export const recipes: Readonly<Record<string, Recipe>> = {
  'kalani': {
    build: 'tallDroid', pose: 'hands-behind', ground: 'deck',
    paints: { shell: '#6a8aaa plate', sign: '#e0b040 plate', lamp: '#ffb02e' },
    parts: ['tacticalDroid', 'rank'],
  },
};
