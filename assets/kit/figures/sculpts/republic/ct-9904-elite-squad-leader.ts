import { like, type Recipe } from '../../recipe.ts';
import { DEATH } from '../families.ts';

export const recipes: Readonly<Record<string, Recipe>> = {
  'ct-9904-elite-squad-leader': like(DEATH, {
    build: 'lean', pose: 'kneel',
    paints: { armour: '#4a4e55', helmet: '#4a4e55 plate', sign: '#b4b9be', plate2: '#5e646c' },
    parts: [['trooper', { breast: 'sign', bells: 'sign' }], ['clone', { fin: false, sight: true }], ['backpack', { tall: true, antenna: true }]],
    right: 'longRifle',
  }),
};
