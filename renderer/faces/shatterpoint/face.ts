import { BATTLEFIELD, PASSED_RULES, PUSH_STOPS } from '../../../engine/shatterpoint/board/geometry-rules.ts';
import type { CardFace } from '../../../engine/shatterpoint/cards/card.ts';
import type { Event } from '../../../engine/shatterpoint/state/events.ts';
import type { FaceOf } from '../face.ts';
import { asks } from './ask/asks.ts';
import { playOn } from './newMatch/lastDraft.ts';
import { NewMatchScreen } from './newMatch/NewMatchScreen.tsx';
import { cardsIn } from './printed.ts';
import { scaleOf } from './scale.ts';
import { hintsOf } from './table/hints.ts';
import { show } from './table/showings.ts';
import { tableauOf } from './table/tableau.ts';
import { readView, type MatchView } from './view.ts';
import { en } from './words/en/index.ts';
import { words } from './words/index.ts';
import { rosterOf } from './cards/roster.ts';

/** Shatterpoint on the screen. */
export const face: FaceOf<MatchView, CardFace, Event> = {
  id: 'shatterpoint',
  board: BATTLEFIELD,
  readView,
  cardsOf: cardsIn,
  scaleOf,
  tableau: tableauOf,
  show,
  hintsOf: (request, { view }) => hintsOf(request, view),
  words,
  rosterOf,
  dictionary: { en },
  asks,
  rules: { measure: 'SP-MEAS-08', sight: 'SP-LOS-01', sightBack: 'SP-LOS-06', cover: 'SP-COVER-02', elevation: 'SP-ELEV-05', followers: 'SP-DEPLOY-03', pushStops: PUSH_STOPS, passed: PASSED_RULES },
  bases: [40, 50],
  instruments: ['measure', 'sight', 'overlay'],
  panels: async () => (await import('./panels.tsx')).panels,
  NewMatch: NewMatchScreen,
  playOn,
};
