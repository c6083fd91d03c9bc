import { like, type Recipe } from '../../recipe.ts';
import { ROGUE } from '../families.ts';

export const recipes: Readonly<Record<string, Recipe>> = {
  'rs-10-luke-skywalker-rebel': like(ROGUE, {
    build: 'lean', pose: 'two-guns', hair: 'shaggy', ground: 'rubble',
    paints: { skin: '#e0b694', hair: '#c09a5a', cloth: '#c8b48c', under: '#8f7c58', legs: '#a8895c', leather: '#5a3f26', boots: '#6a4a2c' },
    parts: [['clothes', { neckline: 0.6 }], ['tabard', { hem: 12, straps: true }], ['belt', { pouches: true }], 'holster', 'wraps'],
    right: ['blade', { light: '#4f9dff' }], left: 'pistol',
  }),
};
