import { like, type Recipe } from '../../recipe.ts';
import { REBEL } from '../families.ts';

export const recipes: Readonly<Record<string, Recipe>> = {
  'rebel-pathfinders-1': like(REBEL, {
    ground: 'deck', pose: 'kneel',
    paints: { cloth: '#86603c', legs: '#c0a878', helmet: '#6e4526', leather: '#4a2e1c', hood: '#5a5648' },
    parts: ['clothes', 'vest', ['belt', { pouches: true }], ['rebel', { goggles: true }], 'bandolier'],
    right: ['rifle', { length: 15 }],
  }),
  'rebel-pathfinders-2': like(REBEL, {
    ground: 'deck', pose: 'stride', head: 'moncal',
    paints: { skin: '#a85a3c', mark: '#6a3424', cloth: '#86603c', legs: '#c0a878', leather: '#4a2e1c', eyes: '#f0e0b0 gloss' },
    parts: ['clothes', 'vest', ['belt', { pouches: true }], ['backpack', { antenna: true, tall: true }]],
    right: ['rifle', { length: 12 }],
  }),
};
