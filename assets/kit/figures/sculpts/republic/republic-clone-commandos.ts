import { like, type Recipe } from '../../recipe.ts';
import { COMMANDO } from '../families.ts';

export const recipes: Readonly<Record<string, Recipe>> = {
  'republic-clone-commandos-1': like(COMMANDO, {
    pose: 'stride',
    paints: { sign: '#5a6a7a' },
  }),
  'republic-clone-commandos-2': like(COMMANDO, {
    pose: 'kneel',
    paints: { sign: '#5a6a7a' },
    right: 'launcher',
  }),
};
