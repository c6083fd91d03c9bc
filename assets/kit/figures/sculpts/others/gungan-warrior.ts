import { type Recipe } from '../../recipe.ts';

export const recipes: Readonly<Record<string, Recipe>> = {
  'gungan-warrior': {
    build: 'tall', pose: 'staff',
    change: { hand: { L: { at: [5.2, 1.4, 6.4], elbow: [1, 0.1, 0.5], aim: [0.2, 0.9, 0.3] } } },
    head: 'gungan',
    paints: {
      skin: '#c08a5a', mark: '#8a4a3a', cloth: '#6a5a3c', leather: '#453019', eyes: '#e8d060 gloss', armour: '#9a8a5c metal',
      sign: '#3a6a7a',
    },
    parts: ['clothes', 'vest', 'belt', 'bracers'],
    right: 'spear', left: 'shield',
  },
};
