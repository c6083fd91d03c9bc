import { like, type Recipe } from '../../recipe.ts';
import { OFFICER } from '../families.ts';

export const recipes: Readonly<Record<string, Recipe>> = {
  'rs-16-rebel-officer': like(OFFICER, {
    pose: 'raised', ground: 'deck', beard: 'moustache', hair: 'cropped',
    paints: {
      cloth: '#b9a888', under: '#8a7a5c', legs: '#6a5a44', hood: '#8a7450', leather: '#5a3f26', boots: '#3f2f22', sign: '#3f7fc0 plate', skin: '#c08a66',
      hair: '#4a3424', lamp: '#7fd8ff',
    },
    parts: [['clothes', { baggy: 1 }], ['vest', { coat: 'under' }], ['collar', { coat: 'cloth' }], 'belt', 'holster', 'cap'],
    right: 'pistol', left: 'datapad',
  }),
};
