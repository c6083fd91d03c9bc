import { figure } from '../card.ts';
import { heavyWeapon } from '../feats/attacks.ts';

export const heavyStormtrooper = figure({
  id: 'heavy-stormtrooper',
  name: 'Heavy Stormtrooper',
  faction: 'imperial',
  cost: 12,
  hitPoints: 20,
  defense: 16,
  attack: 6,
  damage: 30,
  corps: 'storm',
  unique: false,
  base: 25,
  sculpt: 'rs-28-heavy-stormtrooper',
  feats: [heavyWeapon],
});
