import { figure } from '../card.ts';
import { accurateShot, bountyHunter } from '../feats/aim.ts';
import { doubleAttack } from '../feats/attacks.ts';
import { flight } from '../feats/ways.ts';

export const bobaFett = figure({
  id: 'boba-fett',
  name: 'Boba Fett',
  faction: 'fringe',
  cost: 50,
  hitPoints: 110,
  defense: 20,
  attack: 12,
  damage: 20,
  unique: true,
  base: 25,
  sculpt: 'rs-42-boba-fett',
  feats: [flight, accurateShot, bountyHunter(4), doubleAttack],
});
