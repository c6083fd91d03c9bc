import { like, type Recipe } from '../../recipe.ts';
import { DEATH } from '../families.ts';

export const recipes: Readonly<Record<string, Recipe>> = {
  'ct-9904-elite-squad-leader': like(DEATH, {
    build: 'lean', pose: 'kneel',
    paints: { armour: '#33363c', helmet: '#33363c plate', sign: '#b02a20', plate2: '#5e646c', cape: '#2a2c31' },
    parts: [['trooper', { knees: 'sign' }], ['clone', { fin: false, sight: true }], ['cape', { one: 'L', hem: 6 }], ['backpack', { tall: true, antenna: true }]],
    right: 'longRifle',
  }),
};
