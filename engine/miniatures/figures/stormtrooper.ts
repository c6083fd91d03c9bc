import { figure } from '../card.ts';

export const stormtrooper = figure({
  id: 'stormtrooper',
  name: 'Stormtrooper',
  faction: 'imperial',
  cost: 5,
  hitPoints: 10,
  defense: 16,
  attack: 4,
  damage: 10,
  corps: 'storm',
  unique: false,
  base: 25,
  sculpt: 'stormtroopers-1',
  poses: ['rs-37-stormtrooper', 'rs-38-stormtrooper'],
  feats: [],
});
