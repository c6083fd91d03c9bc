import { like, type Recipe } from '../../recipe.ts';
import { REBEL } from '../families.ts';

export const recipes: Readonly<Record<string, Recipe>> = {
  'rebel-commandos-1': like(REBEL, {
    ground: 'deck', pose: 'aim',
    paints: { cape: '#6f7452', trim: '#4f5438' },
    beard: 'full',
    parts: ['clothes', ['belt', { pouches: true }], ['poncho', { long: 4 }], 'rebel'],
  }),
  'rebel-commandos-2': like(REBEL, {
    ground: 'deck', pose: 'charge', head: 'strong',
    paints: { skin: '#7a5038', cape: '#6f7452' },
    parts: ['clothes', 'vest', ['belt', { pouches: true }], 'rebel', ['backpack', { roll: true }]],
    right: 'carbine',
  }),
};
