import { figure } from '../card.ts';
import { bountyHunter } from '../feats/aim.ts';
import { doubleClawAttack } from '../feats/attacks.ts';

export const bossk = figure({
  id: 'bossk',
  name: 'Bossk',
  faction: 'fringe',
  cost: 17,
  hitPoints: 40,
  defense: 17,
  attack: 7,
  damage: 20,
  unique: true,
  base: 25,
  sculpt: 'rs-56-bossk',
  feats: [bountyHunter(4), doubleClawAttack],
});
