import { figure } from '../card.ts';
import { impulsiveShot } from '../feats/guard.ts';

export const lukeSkywalkerRebel = figure({
  id: 'luke-skywalker-rebel',
  name: 'Luke Skywalker, Rebel',
  faction: 'rebel',
  cost: 17,
  hitPoints: 40,
  defense: 17,
  attack: 7,
  damage: 20,
  force: 2,
  unique: true,
  base: 25,
  sculpt: 'rs-10-luke-skywalker-rebel',
  feats: [impulsiveShot],
});
