import { like, type Recipe } from '../../recipe.ts';
import { NIGHTSISTER } from '../families.ts';

export const recipes: Readonly<Record<string, Recipe>> = {
  'nightsister-acolytes-1': like(NIGHTSISTER, {
    change: { pelvis: { at: [0, -0.8, 0], turn: [1, 10, 0] }, head: [0, 30, 0] },
    left: ['bow', { light: '#d84dff' }],
    paints: { lamp: '#d84dff' },
    more: ['quiver'],
  }),
  'nightsister-acolytes-2': like(NIGHTSISTER, {
    pose: 'duel-low', hair: 'tail',
    parts: ['clothes', ['skirt', { hem: 9 }], 'sash', 'bracers', 'cowl'],
    right: ['knife', { long: true }],
  }),
};
