import { figure } from '../card.ts';
import { meleeAttack } from '../feats/melee.ts';

export const princessLeiaCaptive = figure({
  id: 'princess-leia-captive',
  name: 'Princess Leia, Captive',
  faction: 'rebel',
  cost: 13,
  hitPoints: 60,
  defense: 13,
  attack: 7,
  damage: 10,
  force: 2,
  unique: true,
  base: 25,
  sculpt: 'rs-12-princess-leia-captive',
  feats: [meleeAttack],
});
