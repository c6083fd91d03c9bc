import { like, type Recipe } from '../../recipe.ts';
import { NIGHTSISTER } from '../families.ts';

export const recipes: Readonly<Record<string, Recipe>> = {
  'morgan-elsbeth': like(NIGHTSISTER, {
    pose: 'across', head: 'gaunt', hair: 'bun',
    paints: { skin: '#cfa98c', cloth: '#5a1c20', robe: '#4a171b', trim: '#b08d3c', metal: '#b8bcc2 metal', hair: '#1e1614' },
    parts: [['clothes', { sleeves: 0.6 }], ['coat', { trim: 'trim', hem: 3 }], ['collar', { coat: 'robe', tall: true }], 'sash'],
    right: ['spear', { up: 16, down: 10 }],
  }),
};
