import { figure } from '../card.ts';

export const hothTrooper = figure({
  id: 'hoth-trooper',
  name: 'Hoth Trooper',
  faction: 'rebel',
  cost: 7,
  hitPoints: 20,
  defense: 15,
  attack: 5,
  damage: 10,
  unique: false,
  base: 25,
  sculpt: 'rs-08-hoth-trooper',
  feats: [],
});
