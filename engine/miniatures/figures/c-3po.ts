import { figure } from '../card.ts';
import { droid } from '../feats/body.ts';
import { drawFire } from '../feats/guard.ts';

export const c3po = figure({
  id: 'c-3po',
  name: 'C-3PO',
  faction: 'rebel',
  cost: 6,
  hitPoints: 30,
  defense: 15,
  attack: 0,
  damage: 0,
  unique: true,
  base: 25,
  sculpt: 'rs-02-c-3po',
  feats: [droid, ...drawFire],
});
