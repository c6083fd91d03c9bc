import { type Recipe } from '../../recipe.ts';

export const recipes: Readonly<Record<string, Recipe>> = {
  'ezra-bridger': {
    build: 'youth', size: 1.06, pose: 'duel-side', ground: 'deck',
    change: { hand: { R: { at: [-5.8, 3.6, 4.4], elbow: [-1, -0.2, -0.3], aim: [-0.5, 0.8, 0.3] } } },
    paints: {
      skin: '#b9855e', hair: '#1e2a4a', cloth: '#c9762a', under: '#d8cdb4', legs: '#7a6a4c', leather: '#6a5238',
      armour: '#c8bfa8', boots: '#5a4a38',
    },
    head: 'human', hair: 'spiky',
    parts: [
      'clothes', ['vest', { coat: 'cloth' }], ['pauldron', { side: 'R', coat: 'armour', size: 0.85 }], 'belt', 'greaves',
      ['backpack', { coat: 'leather' }],
    ],
    right: ['blade', { light: '#3d8bff', length: 19 }],
  },
};
