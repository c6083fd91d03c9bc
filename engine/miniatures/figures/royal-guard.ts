import { figure } from '../card.ts';
import { emperorsBodyguard } from '../feats/guard.ts';
import { meleeAttack } from '../feats/melee.ts';

export const royalGuard = figure({
  id: 'royal-guard',
  name: 'Royal Guard',
  faction: 'imperial',
  cost: 11,
  hitPoints: 30,
  defense: 17,
  attack: 8,
  damage: 20,
  unique: false,
  base: 25,
  sculpt: 'rs-32-royal-guard',
  feats: [emperorsBodyguard, meleeAttack],
});
