import type { Mission } from '../game/mission.ts';
import { crossfire } from './crossfire.ts';
import { firstContact } from './first-contact.ts';
import { highGround } from './high-ground.ts';
import { neverTellMeTheOdds } from './never-tell-me-the-odds.ts';
import { sabotageShowdown } from './sabotage-showdown.ts';
import { shiftingPriorities } from './shifting-priorities.ts';
import { strategicPositions } from './strategic-positions.ts';
import { supplyLines } from './supply-lines.ts';

/** The printed mission sets, the core set's first, then three of our own. */
export const missions: readonly Mission[] = [
  shiftingPriorities, sabotageShowdown, neverTellMeTheOdds, firstContact, strategicPositions,
  crossfire, highGround, supplyLines,
];
