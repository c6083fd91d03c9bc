import { like, type Recipe } from '../../recipe.ts';
import { DEATH } from '../families.ts';

export const recipes: Readonly<Record<string, Recipe>> = {
  'elite-squad-troopers-1': like(DEATH, {
    build: 'man', pose: 'aim',
    paints: { armour: '#4c515a', helmet: '#4c515a plate', sign: '#a9aeb4' },
    parts: [['trooper', { arms: 'sign', knees: 'sign' }], ['clone', { fin: false }]],
    right: ['rifle', { length: 13 }],
  }),
  'elite-squad-troopers-2': like(DEATH, {
    build: 'man', pose: 'charge',
    paints: { armour: '#4c515a', helmet: '#4c515a plate', sign: '#a9aeb4' },
    parts: [['trooper', { arms: 'sign', knees: 'sign' }], ['clone', { fin: false, lamps: true }], 'backpack'],
    right: 'carbine',
  }),
};
