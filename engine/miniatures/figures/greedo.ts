import { figure } from '../card.ts';
import { bountyHunter, cunningAttack } from '../feats/aim.ts';

export const greedo = figure({
  id: 'greedo',
  name: 'Greedo',
  faction: 'fringe',
  cost: 12,
  hitPoints: 30,
  defense: 15,
  attack: 6,
  damage: 10,
  unique: true,
  base: 25,
  sculpt: 'greedo',
  feats: [bountyHunter(4), ...cunningAttack],
});
