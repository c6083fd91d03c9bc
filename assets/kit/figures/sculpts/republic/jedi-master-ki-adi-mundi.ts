import { like, type Recipe } from '../../recipe.ts';
import { JEDI } from '../families.ts';

export const recipes: Readonly<Record<string, Recipe>> = {
  'jedi-master-ki-adi-mundi': like(JEDI, {
    build: 'lean', pose: 'ready', head: 'cerean', hair: 'receding', beard: 'long',
    paints: { hair: '#d8d4cc', skin: '#d2a888', cloth: '#e2d8c0', robe: '#4a3020', under: '#d2c4a4', cape: '#4a3020' },
    parts: ['clothes', ['sleeves', { wide: 1.5 }], ['robe', { coat: 'cloth', hem: 5 }], 'belt', ['cape', { hem: 1.6 }]],
  }),
};
