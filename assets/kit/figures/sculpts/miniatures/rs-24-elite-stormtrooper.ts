import { like, type Recipe } from '../../recipe.ts';
import { STORM } from '../families.ts';

export const recipes: Readonly<Record<string, Recipe>> = {
  'rs-24-elite-stormtrooper': like(STORM, {
    pose: 'kneel', ground: 'grate',
    paints: { sign: '#d8d6d0', dark: '#2a2c30', plate2: '#4a5058' },
    parts: [
      ['trooper', { bells: 'plate2', knees: 'plate2' }], 'storm', ['backpack', { coat: 'plate2', antenna: true }],
      ['pauldron', { side: 'R', coat: 'plate2', size: 1.2 }],
    ],
    right: ['rifle', { length: 14.5, drum: true }],
  }),
};
