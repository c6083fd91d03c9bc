import { like, type Recipe } from '../../recipe.ts';
import { OFFICER } from '../families.ts';

export const recipes: Readonly<Record<string, Recipe>> = {
  'agent-kallus': like(OFFICER, {
    build: 'broad', size: 0.98, pose: 'staff', head: 'strong', hair: 'swept', beard: 'sideburns',
    paints: { hair: '#b88a4a', cloth: '#5f6468', under: '#5f6468', legs: '#3a3d42', armour: '#2a2c31 gloss', wood: '#4a4c50 metal', sign: '#2f6ab0' },
    parts: [['clothes', { baggy: 1, shaft: 5.4 }], ['collar', { coat: 'cloth' }], 'breastplate', 'pauldrons', 'bracers', 'belt'],
    right: ['electrostaff', { light: '#c04dff', up: 12, down: 12 }],
  }),
};
