import { like, type Recipe } from '../../recipe.ts';
import { INQUISITOR } from '../families.ts';

export const recipes: Readonly<Record<string, Recipe>> = {
  'grand-inquisitor': like(INQUISITOR, {
    build: 'tall', pose: 'duel-back', head: 'pauan',
    paints: { skin: '#d6d0c8', mark: '#8a2a26', eyes: '#e0b428 gloss' },
    parts: [
      'clothes', 'breastplate', ['pauldrons', { size: 1.15 }], 'bracers', 'belt', ['collar', { coat: 'cloth', tall: true }],
      ['robe', { coat: 'cape', from: 50, to: 310, hem: 2.6 }],
    ],
  }),
};
