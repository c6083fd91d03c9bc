import { type Recipe } from '../../recipe.ts';

export const recipes: Readonly<Record<string, Recipe>> = {
  'aurra-sing': {
    build: 'woman', size: 1.05, pose: 'two-guns',
    paints: {
      skin: '#dcd8d4', hair: '#a8401e', cloth: '#8a3a22', under: '#5a2a1c', legs: '#6a2f1e', leather: '#3a2a22',
      boots: '#33241c', gloves: '#33241c',
    },
    head: 'gaunt', hair: 'topknot',
    parts: [
      ['clothes', { shaft: 5.6 }], ['vest', { open: 0.02 }], ['belt', { pouches: true }], 'holster',
      ['backpack', { coat: 'leather', antenna: true }],
    ],
    right: ['pistol', { length: 6 }], left: ['pistol', { length: 6 }],
  },
};
