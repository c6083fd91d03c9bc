import { figure } from '../card.ts';
import { doubleAttack } from '../feats/attacks.ts';
import { meleeAttack } from '../feats/melee.ts';
import { forceSpirit, heal, lightsaberSweep } from '../feats/powers.ts';

export const obiWanKenobi = figure({
  id: 'obi-wan-kenobi',
  name: 'Obi-Wan Kenobi',
  faction: 'rebel',
  cost: 38,
  hitPoints: 100,
  defense: 19,
  attack: 14,
  damage: 20,
  force: 5,
  unique: true,
  base: 25,
  sculpt: 'rs-11-obi-wan-kenobi',
  feats: [doubleAttack, meleeAttack, forceSpirit(8), heal(20), lightsaberSweep],
});
