import { figure } from '../card.ts';
import { tripleAttack } from '../feats/attacks.ts';
import { meleeAttack } from '../feats/melee.ts';
import { lightsaberSweep } from '../feats/powers.ts';

export const darthVaderSithLord = figure({
  id: 'darth-vader-sith-lord',
  name: 'Darth Vader, Sith Lord',
  faction: 'imperial',
  cost: 60,
  hitPoints: 140,
  defense: 23,
  attack: 16,
  damage: 20,
  force: 5,
  unique: true,
  base: 25,
  sculpt: 'rs-22-darth-vader-sith-lord',
  feats: [tripleAttack, meleeAttack, lightsaberSweep],
});
