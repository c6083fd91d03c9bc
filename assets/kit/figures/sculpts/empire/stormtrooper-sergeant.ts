import { like, type Recipe } from '../../recipe.ts';
import { STORM } from '../families.ts';

export const recipes: Readonly<Record<string, Recipe>> = {
  'stormtrooper-sergeant': like(STORM, {
    pose: 'ready',
    paints: { sign: '#ee8a12', dark: '#2a2c30' },
    parts: [['trooper', { chest: 'armour' }], 'storm', 'gorget', ['pauldron', { size: 1.5 }], ['backpack', { tall: true, coat: 'dark', antenna: true }]],
    right: 'pistol',
  }),
};
