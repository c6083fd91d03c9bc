import { figure } from '../card.ts';
import { cleave, meleeAttack } from '../feats/melee.ts';

export const wookieeSoldier = figure({
  id: 'wookiee-soldier',
  name: 'Wookiee Soldier',
  faction: 'rebel',
  cost: 7,
  hitPoints: 30,
  defense: 12,
  attack: 6,
  damage: 10,
  unique: false,
  base: 25,
  sculpt: 'rs-20-wookiee-soldier',
  feats: [cleave, meleeAttack],
});
