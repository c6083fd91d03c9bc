import { like, type Recipe } from '../../recipe.ts';
import { LORD } from '../families.ts';

export const recipes: Readonly<Record<string, Recipe>> = {
  'rs-22-darth-vader-sith-lord': like(LORD, {
    pose: 'stride', ground: 'deck', size: 1.05,
    change: {
      head: [-4, 8, 0],
      hand: {
        R: { at: [-8, -0.8, 4], elbow: [-0.9, 0.2, -0.6], aim: [-0.62, 0.02, 0.8] }, L: { at: [6.2, -2.2, 3.4], elbow: [1, 0, -0.6], aim: [0.2, 0.1, 1] },
      },
    },
    paints: { cape: '#1e1f25', cloth: '#30333b leather' },
    parts: [
      'clothes', 'lord', ['pauldrons', { size: 1.08 }], 'panel', 'belt', 'greaves', ['robe', { coat: 'cape', from: 40, to: 320, wind: [0, -3] }],
      ['cape', { lining: 'suit', sweep: [-3, 8], hem: 4, hemWidth: 11 }],
    ],
  }),
};
