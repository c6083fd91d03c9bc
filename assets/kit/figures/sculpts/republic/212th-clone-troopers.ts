import { like, type Recipe } from '../../recipe.ts';
import { CLONE } from '../families.ts';

export const recipes: Readonly<Record<string, Recipe>> = {
  '212th-clone-troopers-1': like(CLONE, {
    pose: 'low-ready',
    paints: { sign: '#d98a1e' },
    parts: [['trooper', { bells: 'sign', breast: 'sign' }], ['clone', { brim: true }]],
  }),
  '212th-clone-troopers-2': like(CLONE, {
    pose: 'high-ready',
    paints: { sign: '#d98a1e' },
    parts: [['trooper', { bells: 'sign', breast: 'sign' }], ['clone', { brim: true, sight: true }], ['backpack', { tall: true }]],
  }),
};
