import { like, type Recipe } from '../../recipe.ts';
import { JEDI } from '../families.ts';

export const recipes: Readonly<Record<string, Recipe>> = {
  'jedi-knight-luke-skywalker': like(JEDI, {
    build: 'lean', pose: 'duel-high', hair: 'swept',
    paints: {
      skin: '#e0b694', hair: '#b08a4c', cloth: '#1d1d21', under: '#2a2a2f', legs: '#19191d', robe: '#1d1d21', leather: '#2a2420',
      boots: '#17171a', gloves: '#17171a',
    },
    parts: ['clothes', ['vest', { coat: 'cloth' }], 'belt', ['tabard', { hem: 8, straps: false }]],
    right: ['blade', { light: '#4dff62' }],
  }),
};
