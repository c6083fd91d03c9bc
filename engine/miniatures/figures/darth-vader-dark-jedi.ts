import { figure } from '../card.ts';
import { doubleAttack } from '../feats/attacks.ts';
import { displeasure } from '../feats/commanders.ts';
import { meleeAttack } from '../feats/melee.ts';
import { forceGrip, lightsaberSweep } from '../feats/powers.ts';

export const darthVaderDarkJedi = figure({
  id: 'darth-vader-dark-jedi',
  name: 'Darth Vader, Dark Jedi',
  faction: 'imperial',
  cost: 55,
  hitPoints: 140,
  defense: 22,
  attack: 14,
  damage: 20,
  force: 5,
  unique: true,
  base: 25,
  sculpt: 'rs-21-darth-vader-dark-jedi',
  feats: [doubleAttack, meleeAttack, forceGrip(10), lightsaberSweep, ...displeasure],
});
