import { like, type Recipe } from '../../recipe.ts';
import { INQUISITOR } from '../families.ts';

export const recipes: Readonly<Record<string, Recipe>> = {
  'fifth-brother': like(INQUISITOR, {
    build: 'giant', size: 0.94, pose: 'across', head: 'strong',
    paints: { armour: '#8f96a0 gloss', helmet: '#6a7079', cape: '#6e2426', skin: '#8f938c', eyes: '#e0b428 gloss' },
    parts: [
      'clothes', 'breastplate', ['pauldrons', { size: 1.4 }], 'bracers', 'greaves', 'belt', 'inquisitor',
      ['tabard', { coat: 'cape', straps: false, hem: 8 }],
    ],
  }),
};
