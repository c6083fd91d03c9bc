import { like, type Recipe } from '../../recipe.ts';
import { NIGHTSISTER } from '../families.ts';

export const recipes: Readonly<Record<string, Recipe>> = {
  'mother-talzin': like(NIGHTSISTER, {
    size: 1.12, pose: 'call', head: 'soft',
    paints: {
      skin: '#d4cfcc', mark: '#5a4a60', cloth: '#7c1f1f', robe: '#8a2420', hood: '#3a1418', cape: '#4a1a1c', trim: '#c9b08a',
      sign: '#b04a30',
    },
    parts: [
      ['clothes', { sleeves: 1 }], ['gown', { trim: 'trim', hem: 0.8, flare: 0.6 }], ['sleeves', { coat: 'robe', wide: 1.8 }],
      ['headdress', { role: 'hood', plumes: true }], ['collar', { coat: 'robe' }], 'necklace',
    ],
    left: ['fire', { light: '#7dff8a' }],
    right: ['fire', { light: '#7dff8a' }],
  }),
};
