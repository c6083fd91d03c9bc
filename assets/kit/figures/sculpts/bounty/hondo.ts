import { like, type Recipe } from '../../recipe.ts';
import { PIRATE } from '../families.ts';

export const recipes: Readonly<Record<string, Recipe>> = {
  'hondo': like(PIRATE, {
    pose: 'raised',
    paints: { cloth: '#d2c2a0', under: '#d2c2a0', robe: '#8a2f26', hood: '#4a5a4a', trim: '#c8a048', leather: '#4a3222', cape: '#6a2420' },
    parts: [
      ['clothes', { baggy: 1.2, shaft: 5.4 }], ['coat', { trim: 'trim', hem: 5 }], ['sash', { coat: 'trim' }], 'kerchief',
      ['goggles', { up: true }],
    ],
    right: 'pistol', left: 'cane',
  }),
};
