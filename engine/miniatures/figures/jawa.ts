import { figure } from '../card.ts';
import { ionGun } from '../feats/attacks.ts';

export const jawa = figure({
  id: 'jawa',
  name: 'Jawa',
  faction: 'fringe',
  cost: 5,
  hitPoints: 10,
  defense: 11,
  attack: 4,
  damage: 10,
  unique: false,
  base: 25,
  sculpt: 'rs-51-jawa',
  feats: [ionGun(20)],
});
