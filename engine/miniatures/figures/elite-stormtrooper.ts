import { figure } from '../card.ts';

export const eliteStormtrooper = figure({
  id: 'elite-stormtrooper',
  name: 'Elite Stormtrooper',
  faction: 'imperial',
  cost: 11,
  hitPoints: 20,
  defense: 16,
  attack: 8,
  damage: 20,
  corps: 'storm',
  unique: false,
  base: 25,
  sculpt: 'rs-24-elite-stormtrooper',
  feats: [],
});
