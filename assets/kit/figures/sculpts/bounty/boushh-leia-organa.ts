import { type Recipe } from '../../recipe.ts';

export const recipes: Readonly<Record<string, Recipe>> = {
  'boushh-leia-organa': {
    build: 'woman', pose: 'ready', ground: 'deck',
    paints: {
      helmet: '#7a6a50', visor: '#26201c', armour: '#5f5242 leather', cloth: '#8a7450', under: '#6a583c', legs: '#5a4a34',
      leather: '#4a3624', brass: '#b08d4c', metal: '#8a8474', wood: '#5a5048 metal', cape: '#b89a5c', trim: '#5a4630',
      gloves: '#3a2e24',
    },
    parts: ['clothes', 'bandolier', ['belt', { pouches: true }], 'hunter', ['poncho', { long: 3 }], 'wraps'],
    right: ['spear', { up: 9, down: 9 }], left: 'bomb',
  },
};
