import { figure } from '../card.ts';
import { accelerate, flight, strafeAttack } from '../feats/ways.ts';

export const scoutTrooperOnSpeederBike = figure({
  id: 'scout-trooper-on-speeder-bike',
  name: 'Scout Trooper on Speeder Bike',
  faction: 'imperial',
  cost: 21,
  hitPoints: 30,
  defense: 17,
  attack: 5,
  damage: 20,
  unique: false,
  large: true,
  base: 50,
  sculpt: 'rs-34-scout-trooper-on-speeder-bike',
  feats: [flight, accelerate, strafeAttack],
});
