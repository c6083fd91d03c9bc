import { like, type Recipe } from '../../recipe.ts';
import { JEDI } from '../families.ts';

export const recipes: Readonly<Record<string, Recipe>> = {
  'shin-hati': like(JEDI, {
    build: 'woman', pose: 'duel-side', ground: 'deck',
    change: { hand: { R: { at: [-5.8, 3.4, 4.6], elbow: [-1, -0.2, -0.3], aim: [-0.86, -0.1, 0.46] } } },
    head: 'soft', hair: 'bob',
    paints: { skin: '#e2c0a4', hair: '#d8c08a', cloth: '#4a4c54', under: '#5f6068', robe: '#33343b', leather: '#4a3a2e', armour: '#7a6a5a leather' },
    parts: [
      'clothes', ['vest', { coat: 'armour' }], ['pauldron', { side: 'L', coat: 'metal', size: 0.95 }], 'bracers', 'belt',
      ['robe', { from: 70, to: 290, hem: 7 }],
    ],
    right: ['blade', { light: '#ff6a2a' }],
  }),
};
