import { figure } from '../card.ts';
import { grenades } from '../feats/actions.ts';

export const rebelPilot = figure({
  id: 'rebel-pilot',
  name: 'Rebel Pilot',
  faction: 'rebel',
  cost: 10,
  hitPoints: 20,
  defense: 14,
  attack: 7,
  damage: 10,
  unique: false,
  base: 25,
  sculpt: 'rs-17-rebel-pilot',
  feats: [grenades(10)],
});
