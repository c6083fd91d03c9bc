import { figure } from '../card.ts';
import { cleave, momentum } from '../feats/melee.ts';

export const chewbacca = figure({
  id: 'chewbacca',
  name: 'Chewbacca',
  faction: 'rebel',
  cost: 24,
  hitPoints: 100,
  defense: 17,
  attack: 8,
  damage: 20,
  unique: true,
  base: 25,
  sculpt: 'chewie',
  feats: [cleave, ...momentum],
});
