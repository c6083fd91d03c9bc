import { like, type Recipe } from '../../recipe.ts';
import { EWOK } from '../families.ts';

export const recipes: Readonly<Record<string, Recipe>> = {
  'logray': like(EWOK, {
    base: 40, pose: 'call',
    paints: { fur: '#dccfb4', bone: '#e0d8c0', sign: '#8a3a2c' },
    parts: [['pelt', { shaggy: 0.1, belly: true }], 'beast', 'necklace', 'trophies'],
    right: ['staff', { up: 11, down: 13, head: 'skull' }],
  }),
};
