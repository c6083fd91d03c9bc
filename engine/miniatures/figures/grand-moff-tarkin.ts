import { figure } from '../card.ts';
import { firstWord } from '../feats/commanders.ts';

export const grandMoffTarkin = figure({
  id: 'grand-moff-tarkin',
  name: 'Grand Moff Tarkin',
  faction: 'imperial',
  cost: 11,
  hitPoints: 40,
  defense: 14,
  attack: 3,
  damage: 10,
  unique: true,
  base: 25,
  sculpt: 'rs-27-grand-moff-tarkin',
  feats: [firstWord],
});
