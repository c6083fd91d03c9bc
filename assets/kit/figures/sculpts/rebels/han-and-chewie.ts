import { like, type Recipe } from '../../recipe.ts';
import { ROGUE } from '../families.ts';

export const recipes: Readonly<Record<string, Recipe>> = {
  'han-and-chewie-1': like(ROGUE, {
    pose: 'raised',
    paints: { hair: '#5a3b22' },
    right: 'heavyPistol',
  }),
  'han-and-chewie-2': {
    build: 'giant', size: 1.02, pose: 'duel-low',
    paints: { fur: '#7a522e', leather: '#3a2e26', metal: '#8a9099', eyes: '#3a6a9a gloss' },
    head: 'wookiee',
    parts: [['pelt', { shaggy: 1 }], ['bandolier', { boxes: true }], 'holster'],
  },
};
