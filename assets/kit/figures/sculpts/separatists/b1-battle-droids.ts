import { type Recipe } from '../../recipe.ts';

export const recipes: Readonly<Record<string, Recipe>> = {
  'b1-battle-droids-1': {
    base: 50, build: 'thinDroid', pose: 'aim',
    change: { head: [2, 30, 0] },
    paints: { shell: '#b7966a', sign: '#7d2f22', gun: '#3a3e45 metal' },
    parts: ['battleDroid'],
    right: ['rifle', { length: 14 }],
  },
  'b1-battle-droids-2': {
    base: 50, build: 'thinDroid', pose: 'stride',
    change: { head: [0, -34, 0] },
    paints: { shell: '#b7966a', sign: '#7d2f22', gun: '#3a3e45 metal' },
    parts: ['battleDroid'],
    right: ['rifle', { length: 14 }],
  },
};
