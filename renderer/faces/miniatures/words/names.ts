import type { CardFace } from '../../../../engine/miniatures/face.ts';
import type { Figure, State } from '../../../../engine/miniatures/state.ts';
import type { Situation as SituationOf } from '../../face.ts';
import { squareName, squareOf } from '../table/squares.ts';
import { figureIn } from '../view.ts';

/** How a skirmish stands: its view and its cards. */
export type Situation = SituationOf<State, CardFace>;

export const cardIn = ({ cards }: Pick<Situation, 'cards'>, { card }: Pick<Figure, 'card'>): CardFace | undefined => cards.find(({ id }) => id === card);

/** A figure's place in its squad, from 1. */
export const placeOf = ({ id }: Pick<Figure, 'id'>): number => Number(id.slice(id.lastIndexOf('.') + 1)) + 1;

/** A figure by its card's name; of several alike in a squad each has its number, that on its base. */
export function figureName(situation: Situation, figure: Figure): string {
  const name = cardIn(situation, figure)?.name ?? figure.card;
  const alike = situation.view.figures.filter(({ seat, card }) => seat === figure.seat && card === figure.card);
  return alike.length > 1 ? `${name} ${placeOf(figure)}` : name;
}

/** Name of a figure or feat; undefined where nothing has this id. */
export function nameOf(situation: Situation, id: string): string | undefined {
  const figure = figureIn(situation.view, id);
  if (figure !== undefined) return figureName(situation, figure);
  const square = squareOf(id);
  if (square !== null) return squareName(square);
  return featOf(situation, id)?.name ?? situation.cards.find((card) => card.id === id)?.name;
}

export const called = (situation: Situation, id: string): string => nameOf(situation, id) ?? id;

/** A feat of any card, by its id. */
export const featOf = ({ cards }: Pick<Situation, 'cards'>, id: string): CardFace['feats'][number] | undefined =>
  cards.flatMap(({ feats }) => feats).find((feat) => feat.id === id);

/** Whether a figure covers two by two squares now: a Large one that squeezes through a gap does not. */
export const isLarge = (situation: Situation, figure: Figure): boolean => !figure.squeezed && cardIn(situation, figure)?.large === true;
