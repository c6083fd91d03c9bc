import { type Recipe } from '../../recipe.ts';

export const recipes: Readonly<Record<string, Recipe>> = {
  'hk-87-assassin-droids-1': {
    build: 'tallDroid', size: 1.02, pose: 'aim', ground: 'deck',
    paints: { shell: '#a85a34 metal', joint: '#3a2c26', sign: '#c9a05a plate', lamp: '#ffb02e', gun: '#22252a' },
    parts: ['assassinDroid'],
    right: ['rifle', { length: 15 }],
  },
  'hk-87-assassin-droids-2': {
    build: 'tallDroid', size: 1.02, pose: 'two-guns', ground: 'deck',
    paints: { shell: '#a85a34 metal', joint: '#3a2c26', sign: '#c9a05a plate', lamp: '#ffb02e', cape: '#4a3428' },
    parts: ['assassinDroid', ['cape', { one: 'R', hem: 13, sweep: [-1.5, 3] }]],
    right: 'pistol', left: 'pistol',
  },
};
