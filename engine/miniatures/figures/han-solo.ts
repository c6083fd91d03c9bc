import { figure } from '../card.ts';
import { accurateShot, cunningAttack } from '../feats/aim.ts';

export const hanSolo = figure({
  id: 'han-solo',
  name: 'Han Solo',
  faction: 'rebel',
  cost: 28,
  hitPoints: 80,
  defense: 17,
  attack: 8,
  damage: 20,
  force: 1,
  unique: true,
  base: 25,
  sculpt: 'rs-07-han-solo',
  feats: [accurateShot, ...cunningAttack],
});
