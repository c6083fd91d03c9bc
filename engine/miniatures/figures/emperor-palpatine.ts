import { figure } from '../card.ts';
import { strengthOfTheEmperor } from '../feats/commanders.ts';
import { forceLightning, forceRenewal, forceStorm } from '../feats/powers.ts';

export const emperorPalpatine = figure({
  id: 'emperor-palpatine',
  name: 'Emperor Palpatine',
  faction: 'imperial',
  cost: 40,
  hitPoints: 130,
  defense: 20,
  attack: 0,
  damage: 0,
  force: 4,
  unique: true,
  base: 25,
  sculpt: 'rs-25-emperor-palpatine',
  feats: [forceLightning(30), forceRenewal(1), forceStorm(20), strengthOfTheEmperor],
});
