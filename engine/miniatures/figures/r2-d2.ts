import { figure } from '../card.ts';
import { repair } from '../feats/actions.ts';
import { droid, override } from '../feats/body.ts';

export const r2D2 = figure({
  id: 'r2-d2',
  name: 'R2-D2',
  faction: 'rebel',
  cost: 8,
  hitPoints: 30,
  defense: 17,
  attack: 0,
  damage: 0,
  unique: true,
  base: 25,
  sculpt: 'rs-14-r2-d2',
  feats: [droid, override, repair(10)],
});
