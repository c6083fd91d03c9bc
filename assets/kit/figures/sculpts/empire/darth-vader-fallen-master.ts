import { like, type Recipe } from '../../recipe.ts';
import { LORD } from '../families.ts';

export const recipes: Readonly<Record<string, Recipe>> = {
  'darth-vader-fallen-master': like(LORD, {
    pose: 'duel-high',
    change: { hand: { R: { at: [-6.4, 8.6, 1.4], elbow: [-1, 0.1, -0.6], aim: [-0.5, 0.86, 0.1] } } },
    paints: { skin: '#c8b8ac' },
    parts: [
      'clothes', ['lord', { cracked: true }], ['pauldrons', { size: 1.05 }], 'panel', 'belt', 'greaves',
      ['robe', { coat: 'cape', from: 24, to: 336 }], ['cape', { one: 'L', hem: 6 }],
    ],
  }),
};
