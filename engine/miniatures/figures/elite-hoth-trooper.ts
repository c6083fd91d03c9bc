import { figure } from '../card.ts';

export const eliteHothTrooper = figure({
  id: 'elite-hoth-trooper',
  name: 'Elite Hoth Trooper',
  faction: 'rebel',
  cost: 12,
  hitPoints: 30,
  defense: 16,
  attack: 6,
  damage: 20,
  unique: false,
  base: 25,
  sculpt: 'hoth-trooper',
  feats: [],
});
