import { like, type Recipe } from '../../recipe.ts';
import { STORM } from '../families.ts';

export const recipes: Readonly<Record<string, Recipe>> = {
  'rs-34-scout-trooper-on-speeder-bike': like(STORM, {
    base: 50, build: 'lean', pose: 'ride', ground: 'rubble',
    paints: { armour: '#dcdad4', suit: '#1b1c20', shell: '#b0744c plate', metal: '#9aa0a8', dark: '#2c2e32', leather: '#4f3a2a' },
    parts: [['trooper', { thighs: false }], 'scout', 'speeder'],
    without: ['right'],
  }),
};
