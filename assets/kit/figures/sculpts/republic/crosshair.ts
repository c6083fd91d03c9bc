import { like, type Recipe } from '../../recipe.ts';
import { CLONE } from '../families.ts';

export const recipes: Readonly<Record<string, Recipe>> = {
  'crosshair': like(CLONE, {
    build: 'lean', pose: 'kneel', head: 'gaunt', hair: 'cropped',
    paints: { armour: '#4a4d54', sign: '#9aa0a6', hair: '#c8c4bc', skin: '#b58462' },
    parts: [['trooper', { bells: 'sign' }], ['goggles', { up: true }], 'backpack'],
    right: 'longRifle',
  }),
};
