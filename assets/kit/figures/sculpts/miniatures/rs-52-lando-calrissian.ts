import { like, type Recipe } from '../../recipe.ts';
import { ROGUE } from '../families.ts';

export const recipes: Readonly<Record<string, Recipe>> = {
  'rs-52-lando-calrissian': like(ROGUE, {
    pose: 'point', hair: 'short', beard: 'moustache', ground: 'deck',
    change: { head: [0, 20, 0] },
    paints: {
      skin: '#7a5038', hair: '#1c1512', cloth: '#5f93c4', under: '#5f93c4', legs: '#23252c', cape: '#28365e', trim: '#d8b050', leather: '#2a2422',
      sign: '#d8b050',
    },
    parts: [
      ['clothes', { neckline: 0.8 }], 'belt', 'holster', ['cape', { one: 'L', lining: 'trim', hem: 4, sweep: [4, 2] }],
      ['collar', { coat: 'cape', tall: true }],
    ],
    right: ['pistol', { length: 5.6 }],
  }),
};
