import { like, type Recipe } from '../../recipe.ts';
import { JEDI } from '../families.ts';

export const recipes: Readonly<Record<string, Recipe>> = {
  'barriss-offee': like(JEDI, {
    build: 'woman', pose: 'guard', head: 'mirialan',
    paints: { skin: '#a6a35a', mark: '#2f3324', cloth: '#2f3148', under: '#4a4c68', robe: '#2a2b40', hood: '#2a2b40' },
    parts: [['clothes', { sleeves: 0.5 }], ['gown', {}], 'belt', 'hood', ['cape', { coat: 'robe' }]],
  }),
};
