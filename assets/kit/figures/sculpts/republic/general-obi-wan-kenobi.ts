import { like, type Recipe } from '../../recipe.ts';
import { JEDI } from '../families.ts';

export const recipes: Readonly<Record<string, Recipe>> = {
  'general-obi-wan-kenobi': like(JEDI, {
    pose: 'duel-high', ground: 'deck',
    change: { hand: { R: { at: [-6.2, 9, 1.6], elbow: [-1, 0.1, -0.6], aim: [0.6, 0.76, -0.25] } } },
    hair: 'swept', beard: 'full',
    paints: { hair: '#9a6a38', cloth: '#cbb48e', under: '#b89c70', armour: '#d8d4c8', sign: '#d98a1e' },
    parts: [['clothes', { sleeves: 0.5 }], ['pauldrons', { size: 0.85 }], 'bracers', 'tabard', ['robe', { hem: 6, coat: 'cloth' }], 'belt'],
  }),
};
