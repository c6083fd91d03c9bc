import { like, type Recipe } from '../../recipe.ts';
import { STORM } from '../families.ts';

export const recipes: Readonly<Record<string, Recipe>> = {
  'scout-trooper': like(STORM, {
    build: 'lean', pose: 'raised', ground: 'rubble',
    paints: { armour: '#d8d6d0', suit: '#1b1c20' },
    parts: [['trooper', { thighs: false }], 'scout', ['backpack', { coat: 'suit' }]],
    right: ['pistol', { length: 6.4 }],
  }),
};
