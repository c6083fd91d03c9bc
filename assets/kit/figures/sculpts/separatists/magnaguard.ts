import { type Recipe } from '../../recipe.ts';

export const recipes: Readonly<Record<string, Recipe>> = {
  'magnaguard-1': {
    build: 'thinDroid', size: 1.08, pose: 'across', ground: 'deck',
    paints: { shell: '#8a8472 metal', cape: '#a79a80', joint: '#3b362f', lamp: '#ff3a20', metal: '#6a6f76' },
    parts: ['guardDroid', ['cape', { hem: 6 }]],
    right: ['electrostaff', { light: '#c04dff' }],
  },
  'magnaguard-2': {
    build: 'thinDroid', size: 1.08, pose: 'smash', ground: 'deck',
    paints: { shell: '#8a8472 metal', cape: '#8f6a4a', joint: '#3b362f', lamp: '#ff3a20', metal: '#6a6f76' },
    parts: ['guardDroid', ['cape', { one: 'L', hem: 8 }]],
    right: ['electrostaff', { light: '#c04dff', up: 14, down: 8 }],
  },
};
