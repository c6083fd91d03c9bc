import { like, type Recipe } from '../../recipe.ts';
import { BLACKSUIT } from '../families.ts';

export const recipes: Readonly<Record<string, Recipe>> = {
  'gideon-hask': like(BLACKSUIT, {
    pose: 'point', hair: 'cropped',
    paints: { skin: '#d8b49a', hair: '#b8a070', sign: '#a82420 plate' },
    more: ['bracers', ['cape', { one: 'R', hem: 9 }]],
    right: 'heavyPistol',
  }),
};
