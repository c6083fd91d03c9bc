import { like, type Recipe } from '../../recipe.ts';
import { JEDI } from '../families.ts';

export const recipes: Readonly<Record<string, Recipe>> = {
  'jedi-master-plo-koon': like(JEDI, {
    build: 'lean', pose: 'duel-back', head: 'keldor',
    paints: { skin: '#b0683a', metal: '#7d7a72', cloth: '#7c5c40', under: '#5a4230', robe: '#4a3424', hair: '#b0683a' },
    parts: [['clothes', { sleeves: 0.7 }], 'tabard', ['robe', { hem: 1.6 }], 'belt', 'bracers'],
  }),
};
