import type { Event } from '../../../shatterpoint/state/events.ts';
import type { State } from '../../../shatterpoint/state/state.ts';
import type { Position } from '../position.ts';
import { bothTroopers } from './both-troopers.ts';
import { finish } from './finish.ts';
import { forceLater } from './force-later.ts';
import { forceNow } from './force-now.ts';
import { ladderRace } from './ladder-race.ts';
import { nothingWasted } from './nothing-wasted.ts';
import { offTheDeck } from './off-the-deck.ts';
import { onlyPointUpstairs } from './only-point-upstairs.ts';
import { reserve } from './reserve.ts';
import { retreatToCover } from './retreat-to-cover.ts';
import { shoveAway } from './shove-away.ts';
import { snipersGantry } from './snipers-gantry.ts';
import { take } from './take.ts';

/** Set-ups of Shatterpoint, each with one thing that terrain or rules decide. */
export const shatterpointSetups: readonly Position<State, Event>[] = [
  onlyPointUpstairs, snipersGantry, offTheDeck, shoveAway, ladderRace, retreatToCover, finish, take, reserve, forceNow, forceLater, bothTroopers, nothingWasted,
];
