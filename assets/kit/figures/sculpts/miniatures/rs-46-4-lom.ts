import { type Recipe } from '../../recipe.ts';

export const recipes: Readonly<Record<string, Recipe>> = {
  'rs-46-4-lom': {
    build: 'man', pose: 'aim', ground: 'deck',
    paints: { shell: '#7c8478 metal', joint: '#2f332f', visor: '#1c2a26 gloss', lamp: '#9fe860', leather: '#5a4630', metal: '#a8a890' },
    parts: [['protocolDroid', { insect: true }], ['bandolier', { boxes: true }]],
    right: ['rifle', { length: 15 }],
  },
};
