import { figure } from '../card.ts';
import { doubleAttack, rend } from '../feats/attacks.ts';
import { meleeAttack } from '../feats/melee.ts';
import { savage } from '../feats/ways.ts';

export const wampa = figure({
  id: 'wampa',
  name: 'Wampa',
  faction: 'fringe',
  cost: 13,
  hitPoints: 50,
  defense: 16,
  attack: 7,
  damage: 10,
  unique: false,
  large: true,
  base: 50,
  sculpt: 'rs-60-wampa',
  feats: [savage, doubleAttack, meleeAttack, rend(20)],
});
