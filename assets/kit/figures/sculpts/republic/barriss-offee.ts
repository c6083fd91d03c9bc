import { like, type Recipe } from '../../recipe.ts';
import { JEDI } from '../families.ts';

export const recipes: Readonly<Record<string, Recipe>> = {
  'barriss-offee': like(JEDI, {
    build: 'woman', ground: 'deck', pose: 'guard', head: 'mirialan',
    paints: { skin: '#a6a35a', mark: '#2f3324', cloth: '#3d4060', under: '#5a5d80', robe: '#393c5c', hood: '#393c5c' },
    parts: [['clothes', { sleeves: 0.5 }], ['gown', {}], 'belt', 'hood', ['cape', { coat: 'robe' }]],
  }),
};
