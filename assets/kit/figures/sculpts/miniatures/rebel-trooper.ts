import { like, type Recipe } from '../../recipe.ts';
import { REBEL } from '../families.ts';

export const recipes: Readonly<Record<string, Recipe>> = {
  'rebel-trooper': like(REBEL, {
    pose: 'aim', ground: 'deck',
    paints: { cloth: '#6f94b8', under: '#2a2c31', legs: '#8a8f96', helmet: '#e0dcd0', leather: '#26221e' },
    right: 'carbine',
  }),
};
