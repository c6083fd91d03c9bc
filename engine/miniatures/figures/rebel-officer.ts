import { figure } from '../card.ts';
import { rallying } from '../feats/commanders.ts';

export const rebelOfficer = figure({
  id: 'rebel-officer',
  name: 'Rebel Officer',
  faction: 'rebel',
  cost: 13,
  hitPoints: 30,
  defense: 15,
  attack: 7,
  damage: 10,
  unique: false,
  base: 25,
  sculpt: 'rs-16-rebel-officer',
  feats: [rallying],
});
