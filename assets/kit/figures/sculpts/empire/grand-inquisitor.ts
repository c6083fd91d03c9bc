import { like, type Recipe } from '../../recipe.ts';
import { INQUISITOR } from '../families.ts';

export const recipes: Readonly<Record<string, Recipe>> = {
  'grand-inquisitor': like(INQUISITOR, {
    build: 'tall', pose: 'staff', head: 'pauan',
    change: { hand: { R: { at: [-8.6, 4.4, 4.4], elbow: [-0.8, -0.6, -0.4], aim: [-0.3, 0.94, 0.1] } } },
    paints: { armour: '#7d838d gloss', cloth: '#3b3e46', cape: '#2c2e36', skin: '#d6d0c8', mark: '#8a2a26', eyes: '#e0b428 gloss' },
    parts: [
      'clothes', 'breastplate', ['pauldrons', { size: 1.15 }], 'bracers', 'belt', ['collar', { coat: 'cloth', tall: true }],
      ['robe', { coat: 'cape', from: 50, to: 310, hem: 2.6 }],
    ],
  }),
};
