import { type Recipe } from '../../recipe.ts';

export const recipes: Readonly<Record<string, Recipe>> = {
  'savage-opress': {
    build: 'giant', pose: 'across', ground: 'deck',
    paints: {
      skin: '#c9982e', mark: '#1a1412', bone: '#e0d2ac', cloth: '#26242b', under: '#3a2f2a', legs: '#1f1d22',
      armour: '#6a6f78 metal', sign: '#6a6f78 metal', leather: '#3a2a20', boots: '#1c1a1a', gloves: '#1c1a1a', cape: '#1f1d22',
    },
    head: 'savage',
    parts: [
      ['clothes', { shaft: 6 }], 'breastplate', ['pauldrons', { size: 1.35 }],
      ['robe', { coat: 'cape', from: 112, to: 248 }], 'belt',
    ],
    right: ['doubleBlade', { light: '#ff2a1c' }],
  },
};
