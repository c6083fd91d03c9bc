import { figure } from '../card.ts';
import { bountyHunter } from '../feats/aim.ts';
import { doubleAttack } from '../feats/attacks.ts';
import { droid } from '../feats/body.ts';

export const ig88 = figure({
  id: 'ig-88',
  name: 'IG-88',
  faction: 'fringe',
  cost: 37,
  hitPoints: 80,
  defense: 19,
  attack: 11,
  damage: 20,
  unique: true,
  base: 25,
  sculpt: 'rs-48-ig-88',
  feats: [droid, bountyHunter(4), doubleAttack],
});
