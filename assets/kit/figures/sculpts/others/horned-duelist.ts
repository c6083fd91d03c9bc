import { like, type Recipe } from '../../recipe.ts';
import { JEDI } from '../families.ts';

export const recipes: Readonly<Record<string, Recipe>> = {
  'horned-duelist': like(JEDI, {
    ground: 'deck', head: 'zabrak',
    paints: { skin: '#b0764c', mark: '#5a3424', cloth: '#33303a', under: '#5a2a2c', robe: '#26242b' },
    parts: [['clothes', { sleeves: 0.35 }], 'tabard', ['robe', { from: 40, to: 320 }], 'belt', 'cowl'],
    right: ['crossguard', { light: '#ff2a1c' }],
  }),
};
