import { type Recipe } from '../../recipe.ts';

export const recipes: Readonly<Record<string, Recipe>> = {
  'sniper': {
    build: 'lean', pose: 'kneel',
    paints: {
      skin: '#d0a080', cloth: '#4a5a48', under: '#3a4638', legs: '#3f4a3c', hood: '#5a6a4a', cape: '#52603f', leather: '#3a3226',
      gun: '#2a2c28',
    },
    head: 'human',
    parts: ['clothes', 'belt', 'hood', ['cape', { hem: 4 }]],
    right: 'longRifle',
  },
};
