import { like, type Recipe } from '../../recipe.ts';
import { STORM } from '../families.ts';

export const recipes: Readonly<Record<string, Recipe>> = {
  'stormtrooper-sergeant': like(STORM, {
    pose: 'point',
    paints: { sign: '#d98a1e' },
    parts: [['trooper', { chest: 'armour' }], 'storm', 'gorget', ['backpack', { tall: true }]],
    right: 'pistol',
  }),
};
