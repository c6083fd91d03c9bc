import { like, type Recipe } from '../../recipe.ts';
import { PIRATE } from '../families.ts';

export const recipes: Readonly<Record<string, Recipe>> = {
  'gwarm': like(PIRATE, {
    pose: 'point',
    paints: { hood: '#5a3a26', cloth: '#6a5a48', armour: '#8a7a64 metal' },
    parts: ['clothes', 'scraps', 'sash', ['goggles', { up: true }], ['bandolier', { boxes: true }], 'bracers'],
    right: 'heavyPistol', left: 'knife',
  }),
};
