import { type Recipe } from '../../recipe.ts';

export const recipes: Readonly<Record<string, Recipe>> = {
  'monster': {
    base: 50, build: 'giant', size: 1.16, pose: 'duel-low',
    paints: {
      skin: '#6f7a5c', mark: '#4a523c', eyes: '#e8c040 gloss', bone: '#d9cba6', cloth: '#4a3a2c', under: '#4a3a2c',
      legs: '#3f3226', leather: '#3a2a1e', fur: '#5a4632',
    },
    head: 'trandoshan',
    parts: [
      ['clothes', { bare: 'arms', barefoot: true }], ['mantle', { coat: 'fur' }], ['skirt', { coat: 'fur', hem: 10 }], 'bracers',
      'trophies', 'beast',
    ],
    right: 'club',
  },
};
