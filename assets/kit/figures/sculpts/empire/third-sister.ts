import { like, type Recipe } from '../../recipe.ts';
import { INQUISITOR } from '../families.ts';

export const recipes: Readonly<Record<string, Recipe>> = {
  'third-sister': like(INQUISITOR, {
    build: 'woman', size: 1.02, pose: 'duel-low', head: 'soft', hair: 'topknot',
    change: { hand: { R: { at: [-5.5, 12.4, 3.6], elbow: [-1, -0.2, -0.4], aim: [-0.96, -0.22, 0.1] } } },
    paints: { armour: '#8a919b gloss', cape: '#4a4e57', skin: '#6a4230', hair: '#1a1412' },
    parts: ['clothes', 'breastplate', ['pauldrons', { size: 1.1 }], 'bracers', 'greaves', 'belt', ['kama', { hem: 9 }]],
    right: ['doubleBlade', { light: '#ff2a1c', length: 16 }],
  }),
};
