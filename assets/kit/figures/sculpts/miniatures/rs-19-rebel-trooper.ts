import { like, type Recipe } from '../../recipe.ts';
import { REBEL } from '../families.ts';

export const recipes: Readonly<Record<string, Recipe>> = {
  'rs-19-rebel-trooper': like(REBEL, {
    pose: 'stride', ground: 'deck',
    paints: { cloth: '#7fa2c4', under: '#2a2c31', legs: '#8a8f96', helmet: '#e0dcd0', leather: '#26221e', skin: '#7a5038', hair: '#1c1512' },
    parts: ['clothes', ['vest', { coat: 'leather' }], ['belt', { pouches: true }], 'rebel', 'holster'],
    right: ['rifle', { length: 13 }],
  }),
};
