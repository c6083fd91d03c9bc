import { figure } from '../card.ts';
import { atHisSide } from '../feats/commanders.ts';

export const imperialOfficer = figure({
  id: 'imperial-officer',
  name: 'Imperial Officer',
  faction: 'imperial',
  cost: 14,
  hitPoints: 30,
  defense: 14,
  attack: 5,
  damage: 10,
  unique: false,
  base: 25,
  sculpt: 'rs-29-imperial-officer',
  feats: [atHisSide],
});
