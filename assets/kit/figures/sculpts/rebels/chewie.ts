import { type Recipe } from '../../recipe.ts';

export const recipes: Readonly<Record<string, Recipe>> = {
  'chewie': {
    build: 'giant', size: 1.02, pose: 'across',
    paints: { fur: '#6a4526', leather: '#4a3a2c', metal: '#8a9099', wood: '#5a3f28', eyes: '#3a6a9a gloss' },
    head: 'wookiee',
    parts: [['pelt', { shaggy: 1 }], ['bandolier', { boxes: true }]],
    right: 'bowcaster',
  },
};
