import { figure } from '../card.ts';
import { droid, recon } from '../feats/body.ts';
import { selfDestruct } from '../feats/guard.ts';
import { flight } from '../feats/ways.ts';

export const probeDroid = figure({
  id: 'probe-droid',
  name: 'Probe Droid',
  faction: 'imperial',
  cost: 8,
  hitPoints: 30,
  defense: 14,
  attack: 1,
  damage: 10,
  unique: false,
  large: true,
  base: 50,
  sculpt: 'rs-31-probe-droid',
  feats: [droid, flight, recon, selfDestruct(10)],
});
