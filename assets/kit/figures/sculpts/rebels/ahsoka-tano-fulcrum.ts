import { like, type Recipe } from '../../recipe.ts';
import { JEDI } from '../families.ts';

export const recipes: Readonly<Record<string, Recipe>> = {
  'ahsoka-tano-fulcrum': like(JEDI, {
    build: 'woman', size: 1.04, ground: 'deck', pose: 'ready', head: 'togruta',
    paints: {
      skin: '#b85626', mark: '#e9e2d4', sign: '#3b5b8f', cloth: '#6d7480', robe: '#4a4f58', under: '#8b8f96', legs: '#3a3e46',
      hood: '#4a4f58',
    },
    parts: [
      ['clothes', { bare: 'fore' }], ['tabard', { coat: 'under' }], ['robe', { from: 84, to: 276, hem: 3 }], 'belt',
      ['pauldrons', { size: 0.72, coat: 'metal' }],
    ],
    right: ['blade', { light: '#f2f6ff', length: 19 }], left: ['blade', { light: '#f2f6ff', length: 16 }],
  }),
};
