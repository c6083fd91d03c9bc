import { figure } from '../card.ts';
import { cunningAttack, stealth } from '../feats/aim.ts';
import { meleeAttack } from '../feats/melee.ts';

export const ithorianScout = figure({
  id: 'ithorian-scout',
  name: 'Ithorian Scout',
  faction: 'fringe',
  cost: 6,
  hitPoints: 20,
  defense: 11,
  attack: 4,
  damage: 10,
  unique: false,
  base: 25,
  sculpt: 'rs-49-ithorian-scout',
  feats: [...cunningAttack, meleeAttack, stealth],
});
