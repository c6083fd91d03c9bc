import { type Recipe } from '../../recipe.ts';

export const recipes: Readonly<Record<string, Recipe>> = {
  'rs-53-mon-calamari-mercenary': {
    build: 'man', size: 1.03, pose: 'low-ready',
    paints: {
      skin: '#c06a48', mark: '#7a3424', eyes: '#f0dc9a gloss', pupil: '#141414 gloss', cloth: '#d0ccc0', under: '#8fa4b0', legs: '#7f929c',
      armour: '#5f7f94 plate', leather: '#6a5a44', boots: '#4a4238', sign: '#c9a048',
    },
    head: 'moncal',
    parts: [
      ['clothes', { baggy: 1.1 }], 'breastplate', ['pauldron', { side: 'L', coat: 'armour' }], ['belt', { pouches: true }], 'bracers',
      ['greaves', { coat: 'armour' }],
    ],
    right: ['rifle', { length: 15 }],
  },
};
