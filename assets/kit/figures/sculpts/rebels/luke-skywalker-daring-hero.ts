import { type Recipe } from '../../recipe.ts';

export const recipes: Readonly<Record<string, Recipe>> = {
  'luke-skywalker-daring-hero': {
    build: 'lean', pose: 'charge', ground: 'deck',
    paints: {
      skin: '#e0b694', hair: '#c09a5a', cloth: '#d8d4c8', under: '#c8c0b0', legs: '#b8a888', leather: '#5a4028',
      armour: '#d8d6d0', suit: '#141518', sign: '#d8d6d0',
    },
    head: 'human', hair: 'shaggy',
    parts: ['trooper'],
    right: 'carbine',
  },
};
