import { like, type Recipe } from '../../recipe.ts';
import { OFFICER } from '../families.ts';

export const recipes: Readonly<Record<string, Recipe>> = {
  'rs-27-grand-moff-tarkin': like(OFFICER, {
    build: 'lean', size: 1.02, head: 'gaunt', hair: 'receding',
    change: { head: [2, 14, 0], pelvis: { at: [0, -0.25, 0], turn: [-1, -8, 0] } },
    paints: { cloth: '#6c7068', under: '#6c7068', legs: '#565a52', hair: '#b4b4ac', skin: '#d4ac90', sign: '#b03a2e plate' },
    parts: [['clothes', { baggy: 1.4, shaft: 6 }], 'uniform', 'belt'],
  }),
};
