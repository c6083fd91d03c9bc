import { figure } from '../card.ts';

export const eliteRebelTrooper = figure({
  id: 'elite-rebel-trooper',
  name: 'Elite Rebel Trooper',
  faction: 'rebel',
  cost: 7,
  hitPoints: 20,
  defense: 13,
  attack: 7,
  damage: 10,
  unique: false,
  base: 25,
  sculpt: 'rs-06-elite-rebel-trooper',
  feats: [],
});
