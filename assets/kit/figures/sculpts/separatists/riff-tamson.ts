import { type Recipe } from '../../recipe.ts';

export const recipes: Readonly<Record<string, Recipe>> = {
  'riff-tamson': {
    build: 'giant', pose: 'duel-low',
    paints: {
      skin: '#5f7a88', mark: '#d6cfc0', eyes: '#101014 gloss', cloth: '#2f3a44', under: '#43525e', legs: '#2a333c',
      leather: '#3a2c24', armour: '#6a4a34 metal', bone: '#efe8d8',
    },
    head: 'shark',
    parts: [['clothes', { bare: 'arms', barefoot: true }], 'scraps', 'bracers', 'belt', 'trophies'],
    right: ['knife', { long: true }], left: 'bomb',
  },
};
