import { figure } from '../card.ts';
import { mightySwing } from '../feats/attacks.ts';
import { meleeAttack } from '../feats/melee.ts';

export const gamorreanGuard = figure({
  id: 'gamorrean-guard',
  name: 'Gamorrean Guard',
  faction: 'fringe',
  cost: 9,
  hitPoints: 30,
  defense: 12,
  attack: 4,
  damage: 20,
  unique: false,
  base: 25,
  sculpt: 'rs-47-gamorrean-guard',
  feats: [meleeAttack, mightySwing(10)],
});
