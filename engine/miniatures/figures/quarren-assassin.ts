import { figure } from '../card.ts';
import { cunningAttack } from '../feats/aim.ts';
import { mobileAttack } from '../feats/attacks.ts';

export const quarrenAssassin = figure({
  id: 'quarren-assassin',
  name: 'Quarren Assassin',
  faction: 'fringe',
  cost: 12,
  hitPoints: 30,
  defense: 13,
  attack: 7,
  damage: 10,
  unique: false,
  base: 25,
  sculpt: 'rs-54-quarren-assassin',
  feats: [...cunningAttack, mobileAttack],
});
