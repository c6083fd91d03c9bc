import { like, type Recipe } from '../../recipe.ts';
import { JEDI } from '../families.ts';

export const recipes: Readonly<Record<string, Recipe>> = {
  'padawan-ahsoka-tano': like(JEDI, {
    build: 'youth', ground: 'deck', pose: 'duel-low', head: 'togruta',
    paints: { skin: '#c8602c', mark: '#e9e2d4', sign: '#27508f', cloth: '#6a3238', legs: '#8a8580', leather: '#4a3228' },
    parts: [['clothes', { bare: 'arms' }], ['skirt', { hem: 12 }], 'belt', 'bracers'],
    right: ['blade', { light: '#5bff6a', reverse: true, length: 18 }], left: ['blade', { light: '#d8ff4a', length: 15, reverse: true }],
  }),
};
