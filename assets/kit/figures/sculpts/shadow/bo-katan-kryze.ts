import { like, type Recipe } from '../../recipe.ts';
import { CLAN } from '../families.ts';

export const recipes: Readonly<Record<string, Recipe>> = {
  'bo-katan-kryze': like(CLAN, {
    build: 'woman', size: 1.06, pose: 'leap', rock: [2, 6, 2.6],
    paints: {
      armour: '#3f74b4', helmet: '#3f74b4 plate', sign: '#d5dce4 plate', suit: '#444955 cloth', cape: '#2f4a78', dark: '#8a9099 metal',
      gun: '#8a9099 metal',
    },
    parts: [
      'clan', ['mandalorian', { owl: true }], ['rocketpack', { jets: true, fins: true, missile: true }],
      ['cape', { one: 'L', hem: 13, hemWidth: 6.4, sweep: [0.6, 3.2] }],
      ['holster', { side: 'R' }],
    ],
    right: ['pistol', { length: 5.2 }], left: ['pistol', { length: 5.2 }],
  }),
};
