import { like, type Recipe } from '../../recipe.ts';
import { COMMANDO } from '../families.ts';

/** Plates of pale steel, forearms and packs in orange, a dark helmet with an amber visor. */
const ELITE: Recipe['paints'] = { armour: '#43474e', helmet: '#3d4147', sign: '#aeb4b8', visor: '#ff9a2e gloss', suit: '#1b1c20', plate2: '#c8591c' };

export const recipes: Readonly<Record<string, Recipe>> = {
  'elite-squad-troopers-1': like(COMMANDO, {
    pose: 'low-ready',
    paints: ELITE,
    parts: [['trooper', { breast: 'sign', bells: 'sign', arms: 'plate2' }], 'commando', ['backpack', { coat: 'plate2' }]],
    right: ['rifle', { length: 13 }],
  }),
  'elite-squad-troopers-2': like(COMMANDO, {
    pose: 'charge',
    paints: ELITE,
    parts: [['trooper', { breast: 'sign', bells: 'sign', arms: 'plate2' }], 'commando', ['backpack', { coat: 'plate2', tall: true }]],
    right: 'carbine',
  }),
};
