import { like, type Recipe } from '../../recipe.ts';
import { CLONE } from '../families.ts';

export const recipes: Readonly<Record<string, Recipe>> = {
  'crosshair': like(CLONE, {
    build: 'lean', pose: 'kneel', head: 'gaunt', hair: 'cropped',
    paints: { armour: '#585b62', sign: '#8a8f94', hair: '#c8c4bc', skin: '#b58462' },
    parts: ['trooper', ['goggles', { up: true }], 'backpack'],
    right: 'longRifle',
  }),
};
