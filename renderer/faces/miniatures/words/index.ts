import { seatNow } from '../../../../engine/miniatures/awaited.ts';
import { defeatedCost } from '../../../../engine/miniatures/points.ts';
import type { Event } from '../../../../engine/miniatures/events.ts';
import type { Seat } from '../../../../engine/core/script.ts';
import type { FaceWords } from '../../face.ts';
import { figureIn } from '../view.ts';
import { cardIn, nameOf, type Situation } from './names.ts';
import { isQuiet, joined, partOf, sideOf, tell } from './tell.ts';

/** Cost points of the enemies that a seat has defeated (SWM-4.2a). */
export const pointsOf = (situation: Situation, seat: Seat): number => defeatedCost(situation.view, seat, (figure) => cardIn(situation, figure)?.cost ?? 0);

/** What Miniatures calls things, and how it tells what happens. */
export const words: FaceWords<Situation, Event> = {
  nameOf,
  thing: (situation, id, speak) => {
    const figure = figureIn(situation.view, id);
    if (figure === undefined) return null;
    const card = cardIn(situation, figure);
    const states = [speak('miniatures.card.hitPointsOf', { left: (card?.hitPoints ?? 0) - figure.damage, whole: card?.hitPoints ?? 0 })];
    if (figure.activated) states.push(speak('miniatures.card.activated'));
    return { name: nameOf(situation, id) ?? id, state: states.join(' · '), seat: figure.seat };
  },
  token: () => null,
  tell,
  partOf,
  joined,
  isQuiet,
  sideOf,
  opensTurn: ({ type }) => type === 'roundBegun' || type === 'phaseBegun',
  isKnown: () => true,
  turnOf: ({ view }) => ({ turn: Math.max(1, view.round), seat: seatNow(view) }),
  endRows: (situation) => {
    const { view, seats } = situation;
    return [
      { word: 'miniatures.end.points', counts: seats.map((_, seat) => pointsOf(situation, seat)) },
      { word: 'miniatures.end.left', counts: seats.map((_, seat) => view.figures.filter((figure) => figure.seat === seat && !figure.defeated).length) },
    ];
  },
  rulebookNote: () => null,
};
