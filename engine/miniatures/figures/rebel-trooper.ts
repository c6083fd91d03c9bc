import { figure } from '../card.ts';

export const rebelTrooper = figure({
  id: 'rebel-trooper',
  name: 'Rebel Trooper',
  faction: 'rebel',
  cost: 5,
  hitPoints: 10,
  defense: 13,
  attack: 5,
  damage: 10,
  unique: false,
  base: 25,
  sculpt: 'rebel-trooper',
  poses: ['rs-19-rebel-trooper'],
  feats: [],
});
