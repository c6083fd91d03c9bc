import { type Recipe } from '../../recipe.ts';

export const recipes: Readonly<Record<string, Recipe>> = {
  'gantry-riggers-1': {
    build: 'broad', size: 0.97, pose: 'charge', ground: 'deck',
    paints: {
      skin: '#a06a48', hair: '#2a1e18', cloth: '#c9762a', under: '#dca05a', legs: '#56606e', leather: '#8a6238',
      helmet: '#d9b02a plate', metal: '#8a9099', sign: '#c9762a',
    },
    head: 'strong', beard: 'moustache',
    parts: [['clothes', { bare: 'fore', baggy: 1.2 }], ['vest', { coat: 'cloth' }], ['belt', { pouches: true }], 'rebel', 'bandolier'],
    right: 'hammer',
  },
  'gantry-riggers-2': {
    build: 'woman', pose: 'ready', ground: 'deck',
    paints: {
      skin: '#c9977a', hair: '#8a4a22', cloth: '#c9762a', under: '#dca05a', legs: '#56606e', leather: '#8a6238', hood: '#3a6ea8', dark: '#aab2ba metal',
      lamp: '#ffd24d',
    },
    head: 'human', hair: 'tail',
    parts: [
      ['clothes', { bare: 'arms', baggy: 1.2 }], ['belt', { pouches: true }], 'kerchief', ['goggles', { up: true }],
      ['backpack', { antenna: true, coat: 'leather' }],
    ],
    right: 'tongs', left: 'pistol',
  },
};
