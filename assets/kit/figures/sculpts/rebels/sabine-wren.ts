import { like, type Recipe } from '../../recipe.ts';
import { CLAN } from '../families.ts';

export const recipes: Readonly<Record<string, Recipe>> = {
  'sabine-wren': like(CLAN, {
    build: 'woman', pose: 'two-guns',
    paints: { armour: '#c86aa0', helmet: '#d8c49a plate', sign: '#e0a030 plate', plate2: '#5fa0c0', suit: '#4a4f58 cloth', under: '#6a4a6a' },
    parts: ['clan', ['mandalorian', { owl: true }], 'rocketpack'],
    right: 'pistol', left: 'pistol',
  }),
};
