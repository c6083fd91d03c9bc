import type { Offering } from '../core/offering.ts';
import type { Terrain } from '../space/terrain/terrain.ts';
import { tableDemands } from './demands.ts';
import { missionMatches } from './mirrored.ts';
import { oddsOffer } from './offer.ts';
import { adopted } from './older.ts';
import { falls } from './falls.ts';
import { apply } from './state/apply.ts';
import type { Event } from './state/events.ts';
import { cloneState, type State } from './state/state.ts';
import { summary } from './summary.ts';
import { faces, missionFaces, shatterpoint as rules, tableFaults } from './system.ts';
import { defaultSetup } from './team/teams.ts';
import { shown, view } from './view.ts';
import { STYLES_OF } from './mind/judge.ts';

/** Shatterpoint, as it is offered to players. */
export const shatterpoint: Offering<State, Event, Terrain> = {
  rules,
  cards: faces,
  missions: missionFaces,
  odds: oddsOffer,
  summary,
  tableDemands,
  tableFaults,
  film: {
    clone: cloneState, apply, view, shown, adopt: adopted, falls,
    marks: {
      turnStarted: 'turn', activationBegun: 'activation', wounded: 'wound', defeated: 'defeat', controlTaken: 'control', controlRemoved: 'control', struggleWon: 'score',
      attackDeclared: 'attack',
    },
  },
  mirrored: missionMatches,
  styles: STYLES_OF,
  starter: defaultSetup,
};
