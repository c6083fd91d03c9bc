import { figure } from '../card.ts';
import { bountyHunter } from '../feats/aim.ts';

export const dengar = figure({
  id: 'dengar',
  name: 'Dengar',
  faction: 'fringe',
  cost: 15,
  hitPoints: 40,
  defense: 17,
  attack: 8,
  damage: 20,
  unique: true,
  base: 25,
  sculpt: 'dengar',
  feats: [bountyHunter(4)],
});
