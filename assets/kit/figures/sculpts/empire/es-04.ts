import { like, type Recipe } from '../../recipe.ts';
import { DEATH } from '../families.ts';

export const recipes: Readonly<Record<string, Recipe>> = {
  'es-04': like(DEATH, {
    build: 'broad', size: 0.97, pose: 'stride',
    paints: { armour: '#33353a', helmet: '#33353a plate', sign: '#d9601e', plate2: '#4a4c52', lamp: '#ff9a3c' },
    parts: [['trooper', { arms: 'sign' }], ['clone', { fin: false, brim: true }], 'tanks'],
    right: 'flamer',
  }),
};
