import { like, type Recipe } from '../../recipe.ts';
import { STORM } from '../families.ts';

export const recipes: Readonly<Record<string, Recipe>> = {
  'enoch': like(STORM, {
    build: 'broad', size: 1.0, pose: 'across', ground: 'rubble',
    paints: { armour: '#b9b4aa', sign: '#7a2f2c', brass: '#c8a048', cape: '#5a2a28', metal: '#8a9099' },
    parts: [
      ['trooper', { arms: 'brass', chest: 'brass', shoulders: 0, pouches: false }], ['night', { gold: true }], ['pauldrons', { size: 1.1, coat: 'brass' }],
      ['kama', { coat: 'cape' }], ['cape', { hem: 6, folds: 4 }],
    ],
    right: ['electrostaff', { light: '#ff3a20' }],
  }),
};
