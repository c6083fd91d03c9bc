import { like, type Recipe } from '../../recipe.ts';
import { BLACKSUIT } from '../families.ts';

export const recipes: Readonly<Record<string, Recipe>> = {
  'commander-iden-versio': like(BLACKSUIT, {
    build: 'woman', pose: 'stride', head: 'soft', hair: 'bun',
    paints: { skin: '#b87a58', hair: '#1f1714', sign: '#cc2a22 plate' },
    parts: ['clothes', 'breastplate', ['pauldrons', { size: 0.9 }], ['pauldron', { side: 'L', size: 1.5 }], 'bracers', 'thighs', ['belt', { pouches: true }]],
    right: ['rifle', { length: 12 }],
  }),
};
