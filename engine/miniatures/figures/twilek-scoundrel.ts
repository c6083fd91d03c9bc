import { figure } from '../card.ts';
import { cunningAttack } from '../feats/aim.ts';
import { meleeAttack } from '../feats/melee.ts';

export const twilekScoundrel = figure({
  id: 'twilek-scoundrel',
  name: 'Twi’lek Scoundrel',
  faction: 'fringe',
  cost: 7,
  hitPoints: 20,
  defense: 14,
  attack: 5,
  damage: 10,
  unique: false,
  base: 25,
  sculpt: 'rs-59-twilek-scoundrel',
  feats: [...cunningAttack, meleeAttack],
});
