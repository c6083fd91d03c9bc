import { like, type Recipe } from '../../recipe.ts';
import { JEDI } from '../families.ts';

export const recipes: Readonly<Record<string, Recipe>> = {
  'jedi-master-ki-adi-mundi': like(JEDI, {
    build: 'lean', pose: 'ready', head: 'cerean', hair: 'receding', beard: 'long',
    paints: { hair: '#d8d4cc', skin: '#d2a888', cloth: '#cdbb98', robe: '#5f4129', under: '#a88c60' },
    parts: [['clothes', { sleeves: 0.8 }], 'tabard', 'robe', 'belt'],
  }),
};
