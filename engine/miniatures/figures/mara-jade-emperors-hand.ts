import { figure } from '../card.ts';
import { cunningAttack } from '../feats/aim.ts';
import { blasterBarrage, handOfTheEmperor } from '../feats/powers.ts';

export const maraJadeEmperorsHand = figure({
  id: 'mara-jade-emperors-hand',
  name: 'Mara Jade, Emperor’s Hand',
  faction: 'imperial',
  cost: 20,
  hitPoints: 60,
  defense: 18,
  attack: 9,
  damage: 10,
  force: 3,
  unique: true,
  base: 25,
  sculpt: 'rs-30-mara-jade-emperors-hand',
  feats: [...cunningAttack, handOfTheEmperor, blasterBarrage],
});
