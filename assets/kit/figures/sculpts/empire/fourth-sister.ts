import { like, type Recipe } from '../../recipe.ts';
import { INQUISITOR } from '../families.ts';

export const recipes: Readonly<Record<string, Recipe>> = {
  'fourth-sister': like(INQUISITOR, {
    build: 'woman', pose: 'duel-high', head: 'soft',
    change: { hand: { R: { at: [-7.4, 5.6, 4], elbow: [-1, -0.4, -0.4], aim: [-0.72, 0.66, 0.2] } } },
    paints: { cape: '#3a3d45', skin: '#c8b0a0' },
    parts: [
      'clothes', 'breastplate', ['pauldrons', { size: 0.85 }], 'greaves', ['inquisitor', { fins: true }],
      ['skirt', { coat: 'cape', trim: 'sign', hem: 8 }],
    ],
  }),
};
