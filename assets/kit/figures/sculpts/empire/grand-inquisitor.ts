import { like, type Recipe } from '../../recipe.ts';
import { INQUISITOR } from '../families.ts';

export const recipes: Readonly<Record<string, Recipe>> = {
  'grand-inquisitor': like(INQUISITOR, {
    build: 'tall', pose: 'staff', head: 'pauan',
    change: { hand: { R: { at: [-8.6, 4.4, 4.4], elbow: [-0.8, -0.6, -0.4], aim: [-0.3, 0.94, 0.1] } } },
    paints: { armour: '#5a6069 gloss', cloth: '#1d1f24', under: '#7a2220', legs: '#1d1f24', cape: '#1b1c21', plate2: '#8f2a26', skin: '#d6d0c8', mark: '#8a2a26', eyes: '#e0b428 gloss' },
    parts: [
      'clothes', 'pauldrons', 'bracers', 'belt', ['collar', { coat: 'cloth', tall: true }],
      ['robe', { coat: 'cape', lining: 'under', from: 40, to: 320, hem: 1.6 }],
    ],
  }),
};
