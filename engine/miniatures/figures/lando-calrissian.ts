import { figure } from '../card.ts';
import { doubleAttack } from '../feats/attacks.ts';
import { friendsEverywhere } from '../feats/commanders.ts';

export const landoCalrissian = figure({
  id: 'lando-calrissian',
  name: 'Lando Calrissian',
  faction: 'fringe',
  cost: 16,
  hitPoints: 50,
  defense: 16,
  attack: 7,
  damage: 10,
  unique: true,
  base: 25,
  sculpt: 'rs-52-lando-calrissian',
  feats: [doubleAttack, friendsEverywhere],
});
