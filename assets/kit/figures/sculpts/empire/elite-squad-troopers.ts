import { like, type Recipe } from '../../recipe.ts';
import { COMMANDO } from '../families.ts';

/** Plates of pale steel over charcoal, a visor that glows amber. */
const ELITE: Recipe['paints'] = { armour: '#43474e', helmet: '#aeb4b8', sign: '#aeb4b8', visor: '#ff9a2e gloss', suit: '#1b1c20', plate2: '#7c8288' };

export const recipes: Readonly<Record<string, Recipe>> = {
  'elite-squad-troopers-1': like(COMMANDO, {
    pose: 'low-ready',
    paints: ELITE,
    parts: [['trooper', { breast: 'sign', bells: 'sign', knees: 'sign' }], 'commando'],
    right: ['rifle', { length: 13 }],
  }),
  'elite-squad-troopers-2': like(COMMANDO, {
    pose: 'charge',
    paints: ELITE,
    parts: [['trooper', { breast: 'sign', bells: 'sign', knees: 'sign' }], 'commando', ['backpack', { tall: true }]],
    right: 'carbine',
  }),
};
