import { like, type Recipe } from '../../recipe.ts';
import { DEATH } from '../families.ts';

export const recipes: Readonly<Record<string, Recipe>> = {
  'es-04': like(DEATH, {
    build: 'broad', size: 0.97, pose: 'stride',
    paints: { armour: '#4a4e55', helmet: '#4a4e55 plate', sign: '#e8661c', plate2: '#4a4c52', lamp: '#ff9a3c' },
    parts: [['trooper', { arms: 'sign', knees: 'sign', breast: 'sign', bells: 'sign' }], ['clone', { fin: false, brim: true }], 'tanks'],
    right: 'flamer',
  }),
};
