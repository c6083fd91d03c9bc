import { like, type Recipe } from '../../recipe.ts';
import { CLAN } from '../families.ts';

export const recipes: Readonly<Record<string, Recipe>> = {
  'paz-vizsla': like(CLAN, {
    build: 'giant', size: 0.97, pose: 'low-ready',
    paints: { armour: '#2c55a4', helmet: '#2c55a4 plate', sign: '#6a7a94 plate', plate2: '#2c4066', suit: '#3a3f48 cloth' },
    parts: [['clan', { shoulders: 1.3 }], ['mandalorian', { stalk: false }], ['backpack', { tall: true }]],
    right: 'cannon',
  }),
};
