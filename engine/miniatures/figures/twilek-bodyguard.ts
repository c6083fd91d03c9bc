import { figure } from '../card.ts';
import { bodyguard } from '../feats/guard.ts';
import { meleeAttack } from '../feats/melee.ts';

export const twilekBodyguard = figure({
  id: 'twilek-bodyguard',
  name: 'Twi’lek Bodyguard',
  faction: 'fringe',
  cost: 10,
  hitPoints: 30,
  defense: 15,
  attack: 4,
  damage: 10,
  unique: false,
  base: 25,
  sculpt: 'rs-58-twilek-bodyguard',
  feats: [bodyguard, meleeAttack],
});
