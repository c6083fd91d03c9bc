import { like, type Recipe } from '../../recipe.ts';
import { JEDI } from '../families.ts';

export const recipes: Readonly<Record<string, Recipe>> = {
  'padawan-learners-1': like(JEDI, {
    build: 'youth', pose: 'guard', head: 'rodian',
    paints: { skin: '#5f9a4c', eyes: '#14102c gloss', cloth: '#cdbb98' },
    parts: ['clothes', 'tabard', ['skirt', { hem: 10 }], 'belt'],
    right: ['blade', { light: '#4dff62', length: 17 }],
  }),
  'padawan-learners-2': like(JEDI, {
    build: 'youth', pose: 'duel-side', hair: 'braid', ground: 'deck',
    change: { hand: { R: { at: [-5.8, 3.6, 4.4], elbow: [-1, -0.2, -0.3], aim: [-0.86, 0.06, 0.5] } } },
    paints: { hair: '#2e2018', skin: '#a06a48', cloth: '#5f5a3a', under: '#3f3a26', legs: '#3a3226' },
    parts: ['clothes', 'tabard', ['skirt', { hem: 10 }], 'belt'],
    right: ['blade', { light: '#3d8bff', length: 17 }],
  }),
};
