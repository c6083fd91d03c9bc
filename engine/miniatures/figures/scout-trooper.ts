import { figure } from '../card.ts';
import { stealth } from '../feats/aim.ts';

export const scoutTrooper = figure({
  id: 'scout-trooper',
  name: 'Scout Trooper',
  faction: 'imperial',
  cost: 8,
  hitPoints: 20,
  defense: 15,
  attack: 5,
  damage: 10,
  unique: false,
  base: 25,
  sculpt: 'scout-trooper',
  feats: [stealth],
});
