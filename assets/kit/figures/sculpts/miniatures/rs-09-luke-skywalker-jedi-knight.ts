import { like, type Recipe } from '../../recipe.ts';
import { JEDI } from '../families.ts';

export const recipes: Readonly<Record<string, Recipe>> = {
  'rs-09-luke-skywalker-jedi-knight': like(JEDI, {
    build: 'lean', pose: 'duel-side', ground: 'rubble', hair: 'swept',
    paints: {
      skin: '#e0b694', hair: '#b08a4c', cloth: '#2e3036', under: '#8a8f96', legs: '#26272c', robe: '#4a3a2c', leather: '#1c1a1a', boots: '#17171a',
      gloves: '#17171a',
    },
    parts: [
      ['clothes', { gloved: 'right' }], ['robe', { from: 48, to: 312, hem: 4, wind: [-1.2, -3] }], 'belt', ['cape', { coat: 'robe', hem: 3 }], 'cowl',
    ],
    right: ['blade', { light: '#4dff62' }],
  }),
};
