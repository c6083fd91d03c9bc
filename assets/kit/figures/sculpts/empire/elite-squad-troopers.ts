import { like, type Recipe } from '../../recipe.ts';
import { DEATH } from '../families.ts';

export const recipes: Readonly<Record<string, Recipe>> = {
  'elite-squad-troopers-1': like(DEATH, {
    build: 'man', pose: 'aim',
    paints: { armour: '#4c515a', helmet: '#4c515a plate', sign: '#8a8f94' },
    parts: ['trooper', ['clone', { fin: false }]],
    right: ['rifle', { length: 13 }],
  }),
  'elite-squad-troopers-2': like(DEATH, {
    build: 'man', pose: 'charge',
    paints: { armour: '#4c515a', helmet: '#4c515a plate', sign: '#8a8f94' },
    parts: ['trooper', ['clone', { fin: false, lamps: true }], 'backpack'],
    right: 'carbine',
  }),
};
