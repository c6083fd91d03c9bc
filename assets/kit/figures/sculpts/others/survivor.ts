import { type Recipe } from '../../recipe.ts';

export const recipes: Readonly<Record<string, Recipe>> = {
  'survivor': {
    build: 'lean', pose: 'raised',
    paints: {
      skin: '#b98060', cloth: '#6a5a48', under: '#8a7a60', legs: '#4a4438', hood: '#3f443c', cape: '#7a6a4c', trim: '#4a3f30',
      leather: '#4a3626', wood: '#5a4432',
    },
    head: 'gaunt', beard: 'full',
    parts: ['clothes', ['poncho', { long: 2.5 }], 'hood', 'wraps', ['backpack', { coat: 'leather', roll: true }], 'belt'],
    right: 'club',
  },
};
