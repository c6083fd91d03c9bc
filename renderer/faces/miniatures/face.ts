import type { Event } from '../../../engine/miniatures/events.ts';
import type { CardFace } from '../../../engine/miniatures/face.ts';
import type { FaceOf } from '../face.ts';
import { asks } from './ask/asks.ts';
import { cardsIn } from './cards.ts';
import { playOn } from './newMatch/lastDraft.ts';
import { NewMatchScreen } from './newMatch/NewMatchScreen.tsx';
import { hintsOf } from './table/hints.ts';
import { standAt } from './table/squares.ts';
import { show } from './table/showings.ts';
import { tableauOf } from './table/tableau.ts';
import { figureIn, readView, type MatchView } from './view.ts';
import { en } from './words/en.ts';
import { words } from './words/index.ts';
import { isLarge } from './words/names.ts';
import { rosterOf } from './panels/roster.ts';

/** Miniatures on the screen. */
export const face: FaceOf<MatchView, CardFace, Event> = {
  id: 'miniatures',
  readView,
  cardsOf: cardsIn,
  // Everything is counted in squares, round walls (SWM-9.1): the table's own measures would say something else.
  scaleOf: () => null,
  bases: [25, 50],
  instruments: ['measure', 'sight', 'overlay'],
  placeAt: (situation, id, spot) => {
    const figure = figureIn(situation.view, id);
    return standAt(situation.view.board, spot, figure !== undefined && isLarge(situation, { ...figure, squeezed: false }));
  },
  overlay: ({ view, setup }, kind, figure) => ({ kind, figure, setup, state: view }),
  tableau: tableauOf,
  show,
  hintsOf,
  words,
  rosterOf,
  dictionary: { en },
  asks,
  rules: {
    measure: 'SWM-9.1', sight: 'SWM-9.4', sightBack: 'SWM-9.6', cover: 'SWM-10.6', elevation: 'SWM-9.4', followers: 'SWM-3.6',
    passed: { lower: 'SWM-9.5', clear: 'SWM-9.5', overlapped: 'SWM-9.5', target: 'SWM-9.5' },
  },
  panels: async () => (await import('./panels.tsx')).panels,
  NewMatch: NewMatchScreen,
  playOn,
};
