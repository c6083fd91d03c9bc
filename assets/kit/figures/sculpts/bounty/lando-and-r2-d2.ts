import { like, type Recipe } from '../../recipe.ts';
import { ROGUE } from '../families.ts';

export const recipes: Readonly<Record<string, Recipe>> = {
  'lando-and-r2-d2-1': like(ROGUE, {
    pose: 'raised', beard: 'moustache', hair: 'cropped',
    paints: {
      skin: '#7a5038', hair: '#1c1512', cloth: '#56667a', under: '#56667a', legs: '#2e3038', helmet: '#969ba2', sign: '#b83a2a',
      armour: '#6a6f76 metal', hood: '#b83a2a',
    },
    parts: ['clothes', 'scraps', 'belt', ['rebel', {}], 'bracers', 'scarf'],
    right: ['spear', { up: 8, down: 11 }],
  }),
  'lando-and-r2-d2-2': {
    build: 'barrel', pose: 'folded', ground: 'deck',
    paints: { shell: '#dcdcd8 plate', sign: '#24489a', metal: '#a8b0ba', lamp: '#ff3020' },
    parts: [['astromech', { arms: true }]],
  },
};
