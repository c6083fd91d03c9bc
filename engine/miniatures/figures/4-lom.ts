import { figure } from '../card.ts';
import { bountyHunter } from '../feats/aim.ts';
import { carefulShot } from '../feats/attacks.ts';
import { droid } from '../feats/body.ts';

export const fourLom = figure({
  id: '4-lom',
  name: '4-LOM',
  faction: 'fringe',
  cost: 21,
  hitPoints: 70,
  defense: 18,
  attack: 8,
  damage: 20,
  unique: true,
  base: 25,
  sculpt: 'rs-46-4-lom',
  feats: [droid, bountyHunter(4), carefulShot(4)],
});
