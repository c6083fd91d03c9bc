import { bespinGuard } from './bespin-guard.ts';
import { chewbacca } from './chewbacca.ts';
import { dengar } from './dengar.ts';
import { eliteHothTrooper } from './elite-hoth-trooper.ts';
import { eliteSnowtrooper } from './elite-snowtrooper.ts';
import { ewok } from './ewok.ts';
import { greedo } from './greedo.ts';
import { rebelTrooper } from './rebel-trooper.ts';
import { scoutTrooper } from './scout-trooper.ts';
import { stormtrooper } from './stormtrooper.ts';
import type { Card } from '../game.ts';

/** Every figure that can be played. */
export const FIGURES: readonly Card[] = Object.freeze([
  rebelTrooper,
  eliteHothTrooper,
  chewbacca,
  stormtrooper,
  eliteSnowtrooper,
  scoutTrooper,
  dengar,
  greedo,
  bespinGuard,
  ewok,
]);
