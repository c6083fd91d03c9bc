import { like, type Recipe } from '../../recipe.ts';
import { EWOK } from '../families.ts';

export const recipes: Readonly<Record<string, Recipe>> = {
  'ewok-hunters-1': like(EWOK, {
    pose: 'draw',
    change: { pelvis: { at: [0, -0.8, 0], turn: [1, 10, 0] }, head: [0, 30, 0] },
    paints: { fur: '#9a7450', hood: '#668c3a', wood: '#4a3322' },
    more: ['quiver'],
    left: 'bow', without: ['right'],
  }),
  'ewok-hunters-2': like(EWOK, {
    pose: 'charge',
    paints: { fur: '#9a7450', hood: '#668c3a' },
    right: ['axe', { up: 9, down: 5 }],
  }),
};
