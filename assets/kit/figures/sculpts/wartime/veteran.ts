import { type Recipe } from '../../recipe.ts';

export const recipes: Readonly<Record<string, Recipe>> = {
  'veteran': {
    build: 'broad', size: 0.98, pose: 'aim',
    paints: {
      skin: '#b98060', hair: '#6a6460', cloth: '#4f5560', under: '#3a4048', legs: '#474d56', armour: '#5a616a',
      sign: '#a83a2a plate', leather: '#33302c', hood: '#a83a2a',
    },
    head: 'old', hair: 'cropped', beard: 'full',
    parts: ['clothes', ['breastplate', { belly: true }], ['pauldron', { side: 'L' }], 'bracers', ['belt', { pouches: true }], 'headband', 'backpack'],
    right: ['rifle', { length: 12, drum: true }],
  },
};
