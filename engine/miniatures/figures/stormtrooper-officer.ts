import { figure } from '../card.ts';
import { doubleAttack } from '../feats/attacks.ts';
import { steadyLine } from '../feats/commanders.ts';

export const stormtrooperOfficer = figure({
  id: 'stormtrooper-officer',
  name: 'Stormtrooper Officer',
  faction: 'imperial',
  cost: 14,
  hitPoints: 30,
  defense: 18,
  attack: 8,
  damage: 10,
  corps: 'storm',
  unique: false,
  base: 25,
  sculpt: 'rs-39-stormtrooper-officer',
  feats: [doubleAttack, steadyLine],
});
