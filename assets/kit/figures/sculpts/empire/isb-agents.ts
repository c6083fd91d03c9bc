import { like, type Recipe } from '../../recipe.ts';
import { OFFICER } from '../families.ts';

export const recipes: Readonly<Record<string, Recipe>> = {
  'isb-agents-1': like(OFFICER, {
    pose: 'reach', hair: 'cropped', head: 'human',
    paints: { cloth: '#c6bfab', under: '#c6bfab', legs: '#2a2b2f', hood: '#c8c4b8' },
    right: 'pistol',
  }),
  'isb-agents-2': like(OFFICER, {
    build: 'woman', pose: 'raised', head: 'soft', hair: 'bun',
    paints: { cloth: '#c6bfab', under: '#c6bfab', legs: '#2a2b2f', skin: '#8a5a40', hair: '#1c1412', armour: '#4a4f59 gloss' },
    parts: [['clothes', { shaft: 5.4 }], ['collar', { coat: 'cloth' }], 'breastplate', 'belt'],
    right: 'pistol', left: 'datapad',
  }),
};
