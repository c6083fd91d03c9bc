import { like, type Recipe } from '../../recipe.ts';
import { CLONE } from '../families.ts';

/** The girl beside him: short fair hair, plain dark clothes, a bow of light. */
const OMEGA: Recipe = {
  build: 'youth', pose: 'draw',
  change: { pelvis: { at: [0, -0.8, 0], turn: [1, 10, 0] }, head: [0, 26, 0] },
  paints: {
    skin: '#d8ac88', hair: '#e6c876', cloth: '#4a4f5c', under: '#a82c28', legs: '#33363f', leather: '#5a4432',
    wood: '#6a7078 metal', lamp: '#ff6ad0', boots: '#2a2624',
  },
  head: 'soft', hair: 'short',
  parts: ['clothes'],
  left: ['bow', { light: '#ff6ad0' }],
};

export const recipes: Readonly<Record<string, Recipe>> = {
  'wrecker-and-omega': like(CLONE, {
    base: 50, build: 'giant', pose: 'duel-low', head: 'strong',
    paints: { hair: '#5a4a40', armour: '#585b62', sign: '#a82c28', skin: '#b08060' },
    parts: [['trooper', { shoulders: 1.2, arms: 'sign', pouches: false }], ['backpack', { tall: true }]],
    right: 'cannon',
    beside: { at: [13.6, 2], turn: 14, recipe: OMEGA },
  }),
};
