import { type Recipe } from '../../recipe.ts';

export const recipes: Readonly<Record<string, Recipe>> = {
  'general-grievous': {
    base: 50, build: 'tallDroid', size: 1.12, pose: 'duel-low', ground: 'grate',
    paints: { shell: '#cfc6b2 plate', joint: '#4a443c', bone: '#dcd4c0', cape: '#3f3a40', lamp: '#ffb02e', metal: '#8a9099', sign: '#6a2020' },
    head: 'kaleesh',
    parts: ['cyborg', ['cape', { lining: 'sign' }]],
    right: ['blade', { light: '#4dff62' }], left: ['blade', { light: '#3d8bff' }],
  },
};
