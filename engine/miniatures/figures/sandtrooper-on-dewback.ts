import { figure } from '../card.ts';
import { momentum } from '../feats/melee.ts';

export const sandtrooperOnDewback = figure({
  id: 'sandtrooper-on-dewback',
  name: 'Sandtrooper on Dewback',
  faction: 'imperial',
  cost: 15,
  hitPoints: 60,
  defense: 17,
  attack: 4,
  damage: 10,
  unique: false,
  large: true,
  base: 50,
  sculpt: 'rs-40-sandtrooper-on-dewback',
  feats: [...momentum],
});
