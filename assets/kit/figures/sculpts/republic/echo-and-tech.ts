import { like, type Recipe } from '../../recipe.ts';
import { CLONE } from '../families.ts';

export const recipes: Readonly<Record<string, Recipe>> = {
  'echo-and-tech-1': like(CLONE, {
    build: 'lean', pose: 'point', head: 'gaunt',
    paints: { armour: '#585b62', sign: '#a82c28', skin: '#d9d0c6', helmet: '#c8c4bc' },
    parts: [['trooper', { bells: 'sign', knees: 'sign' }], 'implant', 'kama', ['backpack', { antenna: true }]],
    right: 'pistol',
  }),
  'echo-and-tech-2': like(CLONE, {
    build: 'lean', pose: 'raised', head: 'human', hair: 'receding',
    paints: { armour: '#585b62', sign: '#c9982e', skin: '#c09070', hair: '#5a4030', lamp: '#60d0ff' },
    parts: [['trooper', { knees: 'sign', breast: 'sign' }], 'goggles', ['backpack', { tall: true, antenna: true }]],
    right: 'pistol', left: 'datapad',
  }),
};
