import { figure } from '../card.ts';
import { doubleAttack } from '../feats/attacks.ts';

export const monCalamariMercenary = figure({
  id: 'mon-calamari-mercenary',
  name: 'Mon Calamari Mercenary',
  faction: 'fringe',
  cost: 10,
  hitPoints: 10,
  defense: 13,
  attack: 7,
  damage: 10,
  unique: false,
  base: 25,
  sculpt: 'rs-53-mon-calamari-mercenary',
  feats: [doubleAttack],
});
