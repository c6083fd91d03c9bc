import { like, type Recipe } from '../../recipe.ts';
import { JEDI } from '../families.ts';

export const recipes: Readonly<Record<string, Recipe>> = {
  'jedi-master-plo-koon': like(JEDI, {
    build: 'lean', ground: 'deck', pose: 'duel-back', head: 'keldor',
    change: { hand: { R: { at: [-8.4, -0.6, 2.4], elbow: [-0.8, 0.3, -0.7], aim: [-0.86, -0.34, 0.3] } } },
    paints: { skin: '#b0683a', metal: '#7d7a72', cloth: '#8c6a4a', under: '#9c7f5e', robe: '#49352a', hair: '#b0683a' },
    parts: [['clothes', { sleeves: 0.7 }], 'tabard', ['robe', { hem: 1.6 }], 'belt', 'bracers'],
  }),
};
