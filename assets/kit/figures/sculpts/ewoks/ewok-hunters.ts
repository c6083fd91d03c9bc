import { like, type Recipe } from '../../recipe.ts';
import { EWOK } from '../families.ts';

export const recipes: Readonly<Record<string, Recipe>> = {
  'ewok-hunters-1': like(EWOK, {
    pose: 'draw',
    paints: { fur: '#4a3628', hood: '#6a5a38' },
    more: ['quiver'],
    left: 'bow', without: ['right'],
  }),
  'ewok-hunters-2': like(EWOK, {
    pose: 'charge',
    paints: { fur: '#a8825a', hood: '#5a6a3c' },
    right: ['axe', { up: 7, down: 5 }],
  }),
};
