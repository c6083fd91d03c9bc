import { like, type Recipe } from '../../recipe.ts';
import { DEATH } from '../families.ts';

export const recipes: Readonly<Record<string, Recipe>> = {
  'ct-9904-elite-squad-leader': like(DEATH, {
    build: 'lean', pose: 'kneel',
    paints: { armour: '#4a4e55', helmet: '#4a4e55 plate', sign: '#b4b9be', cape: '#2c2f35' },
    parts: [['trooper', { breast: 'sign', bells: 'sign' }], ['clone', { fin: false, sight: true }], 'kama'],
    right: 'longRifle',
  }),
};
