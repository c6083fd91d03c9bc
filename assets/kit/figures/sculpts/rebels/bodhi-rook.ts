import { type Recipe } from '../../recipe.ts';

export const recipes: Readonly<Record<string, Recipe>> = {
  'bodhi-rook': {
    build: 'lean', pose: 'raised',
    paints: {
      skin: '#a8744e', hair: '#1c1512', cloth: '#6a7078', under: '#4a4f56', legs: '#565c64', leather: '#3a3630', hood: '#5a5f66',
      visor: '#c9a048 gloss',
    },
    head: 'human', hair: 'tail', beard: 'goatee',
    parts: [['clothes', { baggy: 1.1 }], ['vest', { coat: 'under' }], ['belt', { pouches: true }], ['goggles', { up: true }], 'bandolier'],
    right: 'pistol', left: 'bomb',
  },
};
