import { like, type Recipe } from '../../recipe.ts';
import { JEDI } from '../families.ts';

export const recipes: Readonly<Record<string, Recipe>> = {
  'obi-wan-kenobi-out-of-hiding': like(JEDI, {
    ground: 'deck', pose: 'duel-side',
    change: { hand: { R: { at: [-5.8, 3.2, 4.6], elbow: [-1, -0.2, -0.3], aim: [-0.84, 0.1, 0.5] } } }, hair: 'short', beard: 'full',
    paints: { hair: '#7a5a3c', cloth: '#b8a47e', under: '#5f4c38', robe: '#a08a66', cape: '#5f4a34' },
    parts: [['clothes', { sleeves: 0.2 }], ['coat', { hem: 6.5 }], 'belt', 'wraps', ['poncho', { coat: 'cape', long: 2 }]],
  }),
};
