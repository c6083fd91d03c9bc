import { type Recipe } from '../../recipe.ts';

export const recipes: Readonly<Record<string, Recipe>> = {
  'chewie': {
    build: 'giant', size: 1.02, pose: 'ready',
    paints: { fur: '#8a5a30', leather: '#4a3a2c', metal: '#c2c8ce', wood: '#5a3f28', eyes: '#3a6a9a gloss' },
    head: 'wookiee',
    parts: [['pelt', { shaggy: 1 }], ['bandolier', { boxes: true }]],
    right: 'bowcaster',
  },
};
