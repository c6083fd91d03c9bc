import { figure } from '../card.ts';
import { mightySwing } from '../feats/attacks.ts';
import { meleeAttack } from '../feats/melee.ts';

export const tuskenRaider = figure({
  id: 'tusken-raider',
  name: 'Tusken Raider',
  faction: 'fringe',
  cost: 4,
  hitPoints: 10,
  defense: 13,
  attack: 5,
  damage: 10,
  unique: false,
  base: 25,
  sculpt: 'rs-57-tusken-raider',
  feats: [meleeAttack, mightySwing(10)],
});
