import { like, type Recipe } from '../../recipe.ts';
import { CLAN } from '../families.ts';

export const recipes: Readonly<Record<string, Recipe>> = {
  'mandalorian-super-commandos-1': like(CLAN, {
    build: 'broad', size: 0.97, pose: 'aim', ground: 'deck',
    paints: {
      armour: '#a81d19', helmet: '#a81d19 plate', sign: '#32303a plate', plate2: '#32303a plate', suit: '#1c1b1f cloth', under: '#2a2830', bone: '#cfc6bb',
      leather: '#2c2a31',
    },
    parts: [['clan', { shoulders: 1.15 }], ['mandalorian', { horns: true, stalk: false }], ['rocketpack', { fins: true }]],
    right: ['rifle', { length: 14.5, drum: true }],
  }),
  'mandalorian-super-commandos-2': like(CLAN, {
    build: 'broad', size: 0.97, pose: 'stride', ground: 'deck',
    paints: {
      armour: '#a81d19', helmet: '#a81d19 plate', sign: '#32303a plate', plate2: '#32303a plate', suit: '#1c1b1f cloth', under: '#2a2830', bone: '#cfc6bb',
      leather: '#2c2a31',
    },
    parts: [['clan', { shoulders: 1.15 }], ['mandalorian', { horns: true, stalk: false }], ['rocketpack', { fins: true }], ['holster', { side: 'R' }]],
    right: ['rifle', { length: 14.5, drum: true }],
  }),
};
