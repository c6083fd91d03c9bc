import type { Offering } from '../core/offering.ts';
import type { Terrain } from '../space/terrain/terrain.ts';
import { tableDemands } from './demands.ts';
import { apply } from './apply.ts';
import type { Event } from './events.ts';
import { faces } from './face.ts';
import { falls } from './falls.ts';
import { seatMatches } from './mirrored.ts';
import { oddsOffer } from './offer.ts';
import { defaultSetup } from './setup.ts';
import { cloneState, type State } from './state.ts';
import { summary } from './summary.ts';
import { wartime as rules } from './system.ts';
import { shown, view } from './view.ts';
import { STYLES_OF } from './mind/judgement.ts';

/** Wartime, as it is offered to players. */
export const wartime: Offering<State, Event, Terrain> = {
  rules,
  cards: faces,
  odds: oddsOffer,
  summary,
  tableDemands,
  film: { clone: cloneState, apply, view, shown, falls, marks: { turnBegun: 'turn', activated: 'activation', damaged: 'wound', felled: 'defeat', shotDeclared: 'attack' } },
  mirrored: seatMatches,
  styles: STYLES_OF,
  starter: defaultSetup,
};
