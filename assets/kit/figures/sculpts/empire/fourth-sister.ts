import { like, type Recipe } from '../../recipe.ts';
import { INQUISITOR } from '../families.ts';

export const recipes: Readonly<Record<string, Recipe>> = {
  'fourth-sister': like(INQUISITOR, {
    build: 'woman', pose: 'duel-high', head: 'soft',
    paints: { skin: '#c8b0a0' },
    parts: [
      'clothes', 'breastplate', ['pauldrons', { size: 0.85 }], 'bracers', 'greaves', 'belt', ['inquisitor', { fins: true }],
      ['skirt', { coat: 'cape', hem: 8 }],
    ],
  }),
};
