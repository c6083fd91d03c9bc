import { type Recipe } from '../../recipe.ts';

export const recipes: Readonly<Record<string, Recipe>> = {
  'rs-44-duros-mercenary': {
    build: 'tall', pose: 'stride', ground: 'deck',
    paints: {
      skin: '#6f9aa8', eyes: '#d8402a gloss', cloth: '#9a6a3a', under: '#c2a878', legs: '#5a5248', armour: '#7a8088 metal', leather: '#4a3626',
      boots: '#33281e', sign: '#c9a048',
    },
    head: 'duros',
    parts: [
      ['clothes', { baggy: 0.9 }], ['vest', { coat: 'leather' }], ['belt', { pouches: true }], ['bandolier', { boxes: true }],
      ['pauldron', { side: 'L', coat: 'armour' }], 'bracers',
    ],
    right: 'carbine',
  },
};
