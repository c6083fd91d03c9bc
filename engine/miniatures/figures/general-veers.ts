import { figure } from '../card.ts';
import { columnOfTheNameless } from '../feats/commanders.ts';

export const generalVeers = figure({
  id: 'general-veers',
  name: 'General Veers',
  faction: 'imperial',
  cost: 21,
  hitPoints: 70,
  defense: 16,
  attack: 6,
  damage: 10,
  unique: true,
  base: 25,
  sculpt: 'rs-26-general-veers',
  feats: [columnOfTheNameless],
});
