import { like, type Recipe } from '../../recipe.ts';
import { OFFICER } from '../families.ts';

export const recipes: Readonly<Record<string, Recipe>> = {
  'rs-29-imperial-officer': like(OFFICER, {
    pose: 'point', head: 'human', hair: 'cropped',
    change: { hand: { L: { at: [2.4, -2.6, -3.4], elbow: [1, 0.1, -0.6], aim: [-0.9, -0.2, 0] } } },
    paints: { cloth: '#4c5157', under: '#4c5157', legs: '#3b3f45', hood: '#43484e', skin: '#b98060', hair: '#2a1f18', gloves: '#1c1d20' },
    right: 'pistol',
  }),
};
