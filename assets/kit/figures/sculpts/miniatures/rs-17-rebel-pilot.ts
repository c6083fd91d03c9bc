import { type Recipe } from '../../recipe.ts';

export const recipes: Readonly<Record<string, Recipe>> = {
  'rs-17-rebel-pilot': {
    build: 'man', pose: 'ready', ground: 'deck',
    paints: {
      skin: '#c98f6b', hair: '#3f2b1e', cloth: '#e07a24', under: '#e07a24', legs: '#e07a24', armour: '#e0ddd2', leather: '#e0ddd2', plate2: '#5a5f66',
      helmet: '#e0ddd2', sign: '#b8322a',
      visor: '#d8a030 gloss', gloves: '#26282c', boots: '#26282c', brass: '#8a9099', lamp: '#7fd8ff',
    },
    head: 'human',
    parts: [['clothes', { baggy: 1.2, shaft: 5 }], ['vest', { coat: 'armour', open: 0.07 }], 'panel', ['belt', { pouches: true }], 'pilot', 'holster'],
    right: 'pistol',
  },
};
