import type { Offering } from '../core/offering.ts';
import type { Terrain } from '../space/terrain/terrain.ts';
import { tableDemands } from './demands.ts';
import { apply } from './apply.ts';
import type { Event } from './events.ts';
import { faces } from './face.ts';
import { falls } from './falls.ts';
import { squadMatches } from './mirrored.ts';
import { adopted } from './older.ts';
import { defaultSetup, type MiniaturesSetup } from './setup.ts';
import { cloneState, type State } from './state.ts';
import { summary } from './summary.ts';
import { oddsOffer } from './odds.ts';
import { miniatures as rules } from './system.ts';
import { shown, view } from './view.ts';
import { STYLES_OF } from './mind/judgement.ts';

/** Star Wars Miniatures, as they are offered to players. */
export const miniatures: Offering<State, Event, Terrain> = {
  rules,
  cards: faces,
  summary,
  tableDemands,
  squares: true,
  film: {
    clone: cloneState, apply, view, shown, adopt: adopted, falls,
    marks: { roundBegun: 'turn', activated: 'activation', damaged: 'wound', defeated: 'defeat', attackDeclared: 'attack', forceSpent: 'power', fireCombined: 'help', doorMoved: 'door' },
  },
  mirrored: squadMatches,
  styles: STYLES_OF,
  odds: (setup, terrain) => oddsOffer(setup as unknown as MiniaturesSetup, terrain),
  starter: defaultSetup,
};
