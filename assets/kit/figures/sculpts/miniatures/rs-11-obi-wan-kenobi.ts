import { like, type Recipe } from '../../recipe.ts';
import { JEDI } from '../families.ts';

export const recipes: Readonly<Record<string, Recipe>> = {
  'rs-11-obi-wan-kenobi': like(JEDI, {
    pose: 'reach', ground: 'rubble', head: 'old', hair: 'short', beard: 'full',
    change: {
      hand: {
        L: { at: [6.8, 5.8, 8.6], elbow: [0.9, -0.6, 0], aim: [0.1, 0.9, 0.4] },
        R: { at: [-7.4, -0.4, 4], elbow: [-0.9, 0.2, -0.6], aim: [-0.5, 0.72, 0.5] },
      },
    },
    paints: { hair: '#d4d0c6', cloth: '#c2b08c', under: '#9a8460', robe: '#6a4a30', skin: '#d6a888' },
    parts: [['clothes', { sleeves: 0.9 }], 'tabard', ['robe', { hem: 1.4 }], 'belt', ['sleeves', { wide: 1 }], 'cowl'],
    right: ['blade', { light: '#4f9dff' }],
  }),
};
