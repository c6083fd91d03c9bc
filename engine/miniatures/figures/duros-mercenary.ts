import { figure } from '../card.ts';

export const durosMercenary = figure({
  id: 'duros-mercenary',
  name: 'Duros Mercenary',
  faction: 'fringe',
  cost: 6,
  hitPoints: 10,
  defense: 14,
  attack: 6,
  damage: 10,
  unique: false,
  base: 25,
  sculpt: 'rs-44-duros-mercenary',
  feats: [],
});
