import { like, type Recipe } from '../../recipe.ts';
import { JEDI } from '../families.ts';

export const recipes: Readonly<Record<string, Recipe>> = {
  'kanan-jarrus': like(JEDI, {
    ground: 'deck', pose: 'duel-back', hair: 'tail', beard: 'goatee',
    change: { hand: { R: { at: [-8.4, 0.4, 2.4], elbow: [-0.8, 0.3, -0.7], aim: [-0.86, -0.34, 0.3] } } },
    paints: { skin: '#c08a64', hair: '#4a2f1e', cloth: '#6f8a5a', under: '#5a6f4a', legs: '#6a5a40', leather: '#5a4430', armour: '#7a8a6a' },
    parts: ['clothes', ['pauldrons', { size: 1 }], ['pauldron', { side: 'R', coat: 'armour', size: 1.2 }], 'bracers', 'belt', 'holster', 'greaves'],
  }),
};
