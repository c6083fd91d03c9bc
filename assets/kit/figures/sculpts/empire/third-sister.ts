import { like, type Recipe } from '../../recipe.ts';
import { INQUISITOR } from '../families.ts';

export const recipes: Readonly<Record<string, Recipe>> = {
  'third-sister': like(INQUISITOR, {
    build: 'woman', size: 1.02, pose: 'charge', head: 'soft', hair: 'topknot',
    paints: { skin: '#6a4230', hair: '#1a1412' },
    parts: ['clothes', 'breastplate', ['pauldrons', { size: 0.95 }], 'bracers', 'greaves', 'belt', ['cape', { hem: 7 }]],
    right: ['doubleBlade', { light: '#ff2a1c', length: 16 }],
  }),
};
