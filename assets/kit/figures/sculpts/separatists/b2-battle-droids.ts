import { type Recipe } from '../../recipe.ts';

export const recipes: Readonly<Record<string, Recipe>> = {
  'b2-battle-droids-1': {
    base: 50, build: 'tallDroid', pose: 'point',
    paints: { shell: '#8393a2 metal', sign: '#8a2f26 plate', joint: '#2b2f34', gun: '#22252a', lamp: '#ff3a20' },
    parts: ['superDroid'],
  },
  'b2-battle-droids-2': {
    base: 50, build: 'tallDroid', pose: 'stride',
    paints: { shell: '#8393a2 metal', sign: '#8a2f26 plate', joint: '#2b2f34', gun: '#22252a', lamp: '#ff3a20' },
    parts: ['superDroid'],
  },
};
