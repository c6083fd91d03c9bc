import { like, type Recipe } from '../../recipe.ts';
import { CLONE } from '../families.ts';

export const recipes: Readonly<Record<string, Recipe>> = {
  'clone-sergeant-hunter': like(CLONE, {
    pose: 'duel-low', head: 'human', hair: 'long',
    paints: { armour: '#585b62', sign: '#a82c28', hair: '#2d221c', skin: '#b58462' },
    parts: [['trooper', { arms: 'sign' }], 'headband', 'scarf', 'backpack'],
    right: 'knife', left: 'pistol',
  }),
};
