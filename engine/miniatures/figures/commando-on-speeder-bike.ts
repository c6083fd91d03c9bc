import { figure } from '../card.ts';
import { accelerate, flight, strafeAttack } from '../feats/ways.ts';

export const commandoOnSpeederBike = figure({
  id: 'commando-on-speeder-bike',
  name: 'Commando on Speeder Bike',
  faction: 'rebel',
  cost: 21,
  hitPoints: 30,
  defense: 15,
  attack: 6,
  damage: 20,
  unique: false,
  large: true,
  base: 50,
  sculpt: 'rs-04-commando-on-speeder-bike',
  feats: [flight, accelerate, strafeAttack],
});
