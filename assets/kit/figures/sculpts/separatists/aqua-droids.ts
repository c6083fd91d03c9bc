import { type Recipe } from '../../recipe.ts';

export const recipes: Readonly<Record<string, Recipe>> = {
  'aqua-droids-1': {
    base: 50, build: 'thinDroid', size: 1.04, pose: 'aim',
    paints: { shell: '#4f9a9c metal', sign: '#3f5566 plate', joint: '#26303a', lamp: '#ff5a30', gun: '#22262a' },
    parts: ['aquaDroid'],
    right: ['rifle', { length: 13 }],
  },
  'aqua-droids-2': {
    base: 50, build: 'thinDroid', size: 1.04, pose: 'across',
    paints: { shell: '#4f9a9c metal', sign: '#3f5566 plate', joint: '#26303a', lamp: '#ff5a30', metal: '#9aa4ac' },
    parts: ['aquaDroid'],
    right: ['spear', { up: 13, down: 10 }],
  },
};
