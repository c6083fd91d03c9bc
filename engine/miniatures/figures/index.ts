import { bespinGuard } from './bespin-guard.ts';
import { c3po } from './c-3po.ts';
import { chewbacca } from './chewbacca.ts';
import { dengar } from './dengar.ts';
import { durosMercenary } from './duros-mercenary.ts';
import { eliteHothTrooper } from './elite-hoth-trooper.ts';
import { eliteRebelTrooper } from './elite-rebel-trooper.ts';
import { eliteSnowtrooper } from './elite-snowtrooper.ts';
import { eliteStormtrooper } from './elite-stormtrooper.ts';
import { ewok } from './ewok.ts';
import { greedo } from './greedo.ts';
import { hothTrooper } from './hoth-trooper.ts';
import { ithorianScout } from './ithorian-scout.ts';
import { rebelTrooper } from './rebel-trooper.ts';
import { royalGuard } from './royal-guard.ts';
import { scoutTrooper } from './scout-trooper.ts';
import { snowtrooper } from './snowtrooper.ts';
import { stormtrooper } from './stormtrooper.ts';
import { twilekBodyguard } from './twilek-bodyguard.ts';
import { twilekScoundrel } from './twilek-scoundrel.ts';
import { wookieeSoldier } from './wookiee-soldier.ts';
import type { Card } from '../game.ts';

/** Every figure that can be played. */
export const FIGURES: readonly Card[] = Object.freeze([
  c3po,
  chewbacca,
  eliteHothTrooper,
  eliteRebelTrooper,
  hothTrooper,
  rebelTrooper,
  wookieeSoldier,
  eliteSnowtrooper,
  eliteStormtrooper,
  royalGuard,
  scoutTrooper,
  snowtrooper,
  stormtrooper,
  bespinGuard,
  dengar,
  durosMercenary,
  ewok,
  ithorianScout,
  greedo,
  twilekBodyguard,
  twilekScoundrel,
]);
