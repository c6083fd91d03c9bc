import { like, type Recipe } from '../../recipe.ts';
import { JEDI } from '../families.ts';

export const recipes: Readonly<Record<string, Recipe>> = {
  'jedi-master-luminara-unduli': like(JEDI, {
    build: 'woman', size: 1.05, ground: 'deck', pose: 'reach', head: 'mirialan',
    paints: {
      skin: '#9aa85a', mark: '#20241a', cloth: '#2c3446', under: '#44506a', robe: '#323c52', hood: '#28303f', cape: '#2a3246',
      trim: '#6a5a3a',
    },
    parts: [['clothes', { sleeves: 1.2 }], ['gown', { trim: 'trim' }], 'belt', ['headdress', { role: 'hood' }], ['cape', { hem: 1.4 }]],
    right: ['blade', { light: '#4dff62' }],
  }),
};
