import { like, type Recipe } from '../../recipe.ts';
import { BLACKSUIT } from '../families.ts';

export const recipes: Readonly<Record<string, Recipe>> = {
  'del-meeko': like(BLACKSUIT, {
    build: 'broad', size: 0.96, pose: 'across', hair: 'cropped', beard: 'full',
    paints: { hair: '#3a2a20', armour: '#7d8590 gloss', helmet: '#3a3e46 gloss', plate2: '#8f8a6a' },
    more: [['backpack', { antenna: true }], ['crew', { visor: true }]],
    right: ['rifle', { length: 15, drum: true }],
  }),
};
