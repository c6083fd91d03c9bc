import { like, type Recipe } from '../../recipe.ts';
import { EWOK } from '../families.ts';

export const recipes: Readonly<Record<string, Recipe>> = {
  'chief-chirpa': like(EWOK, {
    base: 40, pose: 'staff',
    paints: { fur: '#c2bcb0', hood: '#573a26', wood: '#4a3624' },
    more: ['necklace', ['cape', { hem: 5, coat: 'hood' }]],
    right: ['staff', { up: 12, down: 10, head: 'skull' }],
  }),
};
