import { like, type Recipe } from '../../recipe.ts';
import { CLONE } from '../families.ts';

export const recipes: Readonly<Record<string, Recipe>> = {
  'wrecker-and-omega': like(CLONE, {
    base: 50, build: 'giant', pose: 'duel-low', head: 'strong', beard: 'stubble',
    paints: { hair: '#5a4a40', armour: '#4a4c52', sign: '#a82c28', skin: '#b08060' },
    parts: [['trooper', { shoulders: 1.2, arms: 'sign' }], ['backpack', { tall: true, roll: true }], 'pauldron'],
    right: 'cannon',
  }),
};
