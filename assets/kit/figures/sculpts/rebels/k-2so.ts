import { type Recipe } from '../../recipe.ts';

export const recipes: Readonly<Record<string, Recipe>> = {
  'k-2so': {
    build: 'tallDroid', size: 1.12, pose: 'ready', ground: 'deck',
    paints: { shell: '#33373e gloss', joint: '#1c1d20', bone: '#b9bcc2', lamp: '#dfe8ff' },
    parts: ['securityDroid'],
    right: ['pistol', { length: 6 }],
  },
};
