import { like, type Recipe } from '../../recipe.ts';
import { PIRATE } from '../families.ts';

export const recipes: Readonly<Record<string, Recipe>> = {
  'gwarm': like(PIRATE, {
    pose: 'point',
    paints: { hood: '#5a3a26', cloth: '#3b4d68', under: '#33435a', legs: '#26262b', leather: '#7a5230', sign: '#c8922c', armour: '#8a7a64 metal' },
    parts: ['clothes', 'vest', 'sash', ['goggles', { up: true }], ['bandolier', { boxes: true }], 'bracers'],
    right: 'heavyPistol', left: 'knife',
  }),
};
