import { like, type Recipe } from '../../recipe.ts';
import { REBEL } from '../families.ts';

export const recipes: Readonly<Record<string, Recipe>> = {
  'rebel-commandos-1': like(REBEL, {
    ground: 'deck', pose: 'aim',
    paints: { cloth: '#7d8458', cape: '#8f9a5c', trim: '#5b6438', helmet: '#a8aa80' },
    beard: 'full',
    parts: ['clothes', ['belt', { pouches: true }], ['poncho', { long: 4 }], 'rebel'],
  }),
  'rebel-commandos-2': like(REBEL, {
    ground: 'deck', pose: 'charge', head: 'strong',
    paints: { skin: '#7a5038', cloth: '#7d8458', cape: '#8f9a5c', helmet: '#a8aa80' },
    parts: ['clothes', 'vest', ['belt', { pouches: true }], 'rebel', ['backpack', { roll: true }]],
    right: 'carbine',
  }),
};
