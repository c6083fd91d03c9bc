import { like, type Recipe } from '../../recipe.ts';
import { DEATH } from '../families.ts';

export const recipes: Readonly<Record<string, Recipe>> = {
  'ct-9904-elite-squad-leader': like(DEATH, {
    build: 'lean', pose: 'aim',
    paints: { armour: '#2c2e33', helmet: '#2c2e33 plate', sign: '#6a7076' },
    parts: ['trooper', ['clone', { fin: false, sight: true }], 'kama'],
    right: 'longRifle',
  }),
};
