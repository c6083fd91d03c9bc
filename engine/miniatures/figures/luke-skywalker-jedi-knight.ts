import { figure } from '../card.ts';
import { doubleAttack } from '../feats/attacks.ts';
import { meleeAttack } from '../feats/melee.ts';
import { forceLeap, lightsaberSweep } from '../feats/powers.ts';

export const lukeSkywalkerJediKnight = figure({
  id: 'luke-skywalker-jedi-knight',
  name: 'Luke Skywalker, Jedi Knight',
  faction: 'rebel',
  cost: 27,
  hitPoints: 90,
  defense: 18,
  attack: 10,
  damage: 20,
  force: 3,
  unique: true,
  base: 25,
  sculpt: 'rs-09-luke-skywalker-jedi-knight',
  feats: [doubleAttack, meleeAttack, forceLeap, lightsaberSweep],
});
