import type { CharacterFace } from '../../../engine/wartime/face.ts';
import type { Event } from '../../../engine/wartime/events.ts';
import type { FaceOf } from '../face.ts';
import { asks } from './ask/asks.ts';
import { cardsOf } from './cards.ts';
import { playOn } from './newMatch/lastDraft.ts';
import { NewMatchScreen } from './newMatch/NewMatchScreen.tsx';
import { scaleOf } from './scale.ts';
import { hintsOf } from './table/hints.ts';
import { show } from './table/showings.ts';
import { tableauOf } from './table/tableau.ts';
import { readView, type MatchView } from './view.ts';
import { en } from './words/en.ts';
import { words } from './words/index.ts';
import { rosterOf } from './cards/roster.ts';

/** A rule of sight says why terrain was in no line: there is one for all. */
const SEEN = 'WT-1.3';

/** Wartime on the screen. */
export const face: FaceOf<MatchView, CharacterFace, Event> = {
  id: 'wartime',
  readView,
  cardsOf,
  scaleOf,
  tableau: tableauOf,
  show,
  hintsOf: (request, { view }) => hintsOf(request, view),
  words,
  rosterOf,
  dictionary: { en },
  asks,
  rules: {
    measure: 'WT-1.5', sight: 'WT-1.2', sightBack: 'WT-1.2', cover: 'WT-9.10', elevation: 'WT-8.1', followers: 'WT-5.1',
    passed: { lower: SEEN, clear: SEEN, overlapped: SEEN, target: SEEN },
  },
  bases: [32],
  instruments: ['measure'],
  panels: async () => (await import('./panels.tsx')).panels,
  NewMatch: NewMatchScreen,
  playOn,
};
