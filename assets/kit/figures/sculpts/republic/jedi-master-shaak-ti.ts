import { like, type Recipe } from '../../recipe.ts';
import { JEDI } from '../families.ts';

export const recipes: Readonly<Record<string, Recipe>> = {
  'jedi-master-shaak-ti': like(JEDI, {
    build: 'woman', size: 1.06, pose: 'reach', head: 'togruta',
    paints: { skin: '#c24a30', mark: '#efe8da', sign: '#31416e', cloth: '#8a3a34', under: '#5a2a28', robe: '#6a3430', cape: '#5a3a34' },
    parts: [['clothes', { sleeves: 0.6 }], ['gown', { from: 0, to: 360 }], 'belt', ['mantle', { coat: 'cape' }]],
    right: ['blade', { light: '#3d8bff' }],
  }),
};
