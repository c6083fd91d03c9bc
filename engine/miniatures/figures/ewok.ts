import { figure } from '../card.ts';
import { meleeAttack, swarm } from '../feats/melee.ts';

export const ewok = figure({
  id: 'ewok',
  name: 'Ewok',
  faction: 'fringe',
  cost: 3,
  hitPoints: 10,
  defense: 12,
  attack: 1,
  damage: 10,
  unique: false,
  base: 25,
  sculpt: 'ewok-hunters-2',
  feats: [meleeAttack, swarm(1)],
});
