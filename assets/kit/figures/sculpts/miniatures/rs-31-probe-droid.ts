import { type Recipe } from '../../recipe.ts';

export const recipes: Readonly<Record<string, Recipe>> = {
  'rs-31-probe-droid': {
    base: 50, build: 'tallDroid', size: 1.06, pose: 'folded',
    paints: { shell: '#6f7883 metal', joint: '#363b43 metal', dark: '#191b1f metal', visor: '#0e1013 gloss', metal: '#9aa6b2', lamp: '#ff4a2c' },
    parts: ['probeDroid'],
  },
};
