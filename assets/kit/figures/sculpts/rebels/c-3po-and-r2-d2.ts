import { type Recipe } from '../../recipe.ts';

export const recipes: Readonly<Record<string, Recipe>> = {
  'c-3po-and-r2-d2': {
    build: 'lean', pose: 'folded', ground: 'deck',
    paints: { shell: '#c8963a metal', joint: '#3a342c', lamp: '#ffd060' },
    parts: ['protocolDroid'],
    beside: { at: [9.5, -3], turn: 16, recipe: { build: 'barrel', size: 0.86, pose: 'folded', paints: { shell: '#dcdcd8 plate', sign: '#24489a', metal: '#a8b0ba', lamp: '#ff3020' }, parts: ['astromech'] } },
  },
};
