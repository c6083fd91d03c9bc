import { like, type Recipe } from '../../recipe.ts';
import { JEDI } from '../families.ts';

export const recipes: Readonly<Record<string, Recipe>> = {
  'general-anakin-skywalker': like(JEDI, {
    pose: 'guard', ground: 'deck', hair: 'wavy',
    paints: {
      skin: '#d8a584', hair: '#6a4426', cloth: '#4e392d', under: '#94755a', legs: '#38281f', robe: '#4a352a', trim: '#a8843c', leather: '#5b3d26',
      boots: '#2f211a',
      gloves: '#1f1c1e', hood: '#44301f',
    },
    parts: [
      ['clothes', { sleeves: 0.3, gloved: 'right' }], ['tabard', { trim: 'trim' }], ['robe', { hem: 3.2, wind: [-0.8, -2.8] }], 'bracers', 'belt', 'cowl',
    ],
  }),
};
