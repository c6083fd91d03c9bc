import { like, type Recipe } from '../../recipe.ts';
import { LORD } from '../families.ts';

export const recipes: Readonly<Record<string, Recipe>> = {
  'rs-21-darth-vader-dark-jedi': like(LORD, {
    pose: 'guard', ground: 'rubble',
    change: { head: [-5, 20, 0] },
    paints: { cape: '#23242a', sign: '#d03030 gloss' },
    parts: [
      'clothes', 'lord', ['pauldrons', { size: 1.05 }], 'panel', 'belt', 'greaves', ['robe', { coat: 'cape', from: 30, to: 330, hem: 5 }],
      ['cape', { lining: 'suit', sweep: [5, 4], hem: 3 }],
    ],
  }),
};
