import { figure } from '../card.ts';
import { grenades } from '../feats/actions.ts';

export const bothanSpy = figure({
  id: 'bothan-spy',
  name: 'Bothan Spy',
  faction: 'rebel',
  cost: 7,
  hitPoints: 10,
  defense: 11,
  attack: 4,
  damage: 10,
  unique: false,
  base: 25,
  sculpt: 'rs-01-bothan-spy',
  feats: [grenades(10)],
});
