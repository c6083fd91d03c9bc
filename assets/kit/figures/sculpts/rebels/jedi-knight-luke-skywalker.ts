import { like, type Recipe } from '../../recipe.ts';
import { JEDI } from '../families.ts';

export const recipes: Readonly<Record<string, Recipe>> = {
  'jedi-knight-luke-skywalker': like(JEDI, {
    build: 'lean', pose: 'duel-high', ground: 'deck',
    change: { hand: { R: { at: [-6.4, 8.6, 1.4], elbow: [-1, 0.1, -0.6], aim: [-0.4, 0.9, 0.1] } } },
    hair: 'swept',
    paints: {
      skin: '#e0b694', hair: '#b08a4c', cloth: '#33353b', under: '#42454c', legs: '#2a2b30', robe: '#33353b', leather: '#2a2420',
      boots: '#17171a', gloves: '#17171a',
    },
    parts: ['clothes', ['vest', { coat: 'cloth' }], 'belt', ['tabard', { hem: 8, straps: false }]],
    right: ['blade', { light: '#4dff62' }],
  }),
};
