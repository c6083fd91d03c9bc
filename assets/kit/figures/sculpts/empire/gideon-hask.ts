import { like, type Recipe } from '../../recipe.ts';
import { BLACKSUIT } from '../families.ts';

export const recipes: Readonly<Record<string, Recipe>> = {
  'gideon-hask': like(BLACKSUIT, {
    pose: 'point', hair: 'cropped',
    paints: { skin: '#d8b49a', hair: '#b8a070', sign: '#7d8590 plate', cape: '#7a2024', plate2: '#a9b0b9' },
    more: ['bracers', ['pauldrons', { size: 1.05 }], ['cape', { one: 'R', hem: 7 }]],
    right: 'heavyPistol',
  }),
};
