import { like, type Recipe } from '../../recipe.ts';
import { CLONE } from '../families.ts';

export const recipes: Readonly<Record<string, Recipe>> = {
  'arf-clone-troopers-1': like(CLONE, {
    pose: 'aim',
    paints: { armour: '#7f8460', sign: '#4a5234' },
    parts: [['trooper', { thighs: false }], 'recon'],
    right: 'longRifle',
  }),
  'arf-clone-troopers-2': like(CLONE, {
    pose: 'low-ready',
    paints: { armour: '#7f8460', sign: '#4a5234' },
    parts: [['trooper', { thighs: false }], 'recon', ['backpack', { antenna: true }]],
    right: 'carbine',
  }),
};
