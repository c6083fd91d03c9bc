import { like, type Recipe } from '../../recipe.ts';
import { LORD } from '../families.ts';

export const recipes: Readonly<Record<string, Recipe>> = {
  'darth-vader-fallen-master': like(LORD, {
    pose: 'duel-high',
    paints: { skin: '#c8b8ac' },
    parts: [
      'clothes', ['lord', { cracked: true }], ['pauldrons', { size: 1.05 }], 'panel', 'belt', 'greaves',
      ['robe', { coat: 'cape', from: 24, to: 336 }], ['cape', { one: 'L', hem: 6 }],
    ],
  }),
};
