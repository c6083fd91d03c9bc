import { figure } from '../card.ts';
import { fringeReinforcements } from '../feats/body.ts';
import { bountyOnAll } from '../feats/commanders.ts';
import { meleeAttack } from '../feats/melee.ts';
import { speed } from '../feats/ways.ts';

export const jabbaTheHutt = figure({
  id: 'jabba-the-hutt',
  name: 'Jabba the Hutt',
  faction: 'fringe',
  cost: 50,
  hitPoints: 80,
  defense: 17,
  attack: 7,
  damage: 10,
  speed: 2,
  reinforcements: 30,
  large: true,
  unique: true,
  base: 50,
  sculpt: 'rs-50-jabba-the-hutt',
  feats: [fringeReinforcements(30), meleeAttack, speed(2), bountyOnAll],
});
