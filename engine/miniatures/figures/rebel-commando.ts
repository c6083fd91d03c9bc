import { figure } from '../card.ts';
import { grenades } from '../feats/actions.ts';
import { stealth } from '../feats/aim.ts';

export const rebelCommando = figure({
  id: 'rebel-commando',
  name: 'Rebel Commando',
  faction: 'rebel',
  cost: 14,
  hitPoints: 40,
  defense: 15,
  attack: 5,
  damage: 10,
  unique: false,
  base: 25,
  sculpt: 'rs-15-rebel-commando',
  feats: [grenades(10), stealth],
});
