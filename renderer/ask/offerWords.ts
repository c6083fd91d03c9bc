import type { PickRequest, PlaceRequest } from '../../engine/core/script.ts';
import type { Path } from '../../engine/host/link.ts';
import type { Situation } from '../faces/face.ts';
import type { Gait } from '../match/hints.ts';
import type { Offering } from '../tools/offering.ts';
import { ownPlaces, type MoveOffer } from '../tools/offers.ts';
import { prettify, type Speak } from '../words/speak.ts';
import { reasonWords } from './reasons.ts';

/** What a movement is called and how it is coloured. */
export const kindOf = ({ face }: Situation, request: PlaceRequest, speak: Speak): { readonly word: string; readonly tone: Gait } =>
  face.asks.kindOf?.(request, speak) ?? { word: prettify(request.ask), tone: 'other' };

type Known = Pick<Offering, 'asked' | 'paths' | 'offers'>;

const labelOf = (request: PickRequest, option: string, situation: Situation, speak: Speak): string | undefined =>
  situation.face.asks.choices(request, situation, speak).find(({ id }) => id === option)?.label;

/** The question that picks answer, one after another. */
const askedAfter = (asked: PickRequest, paths: readonly Path[], picks: readonly string[]): PickRequest | null => {
  if (picks.length === 0) return asked;
  const request = paths.find((path) => path.picks.length === picks.length && path.picks.every((pick, i) => pick === picks[i]))?.request ?? null;
  return request?.kind === 'pick' ? request : null;
};

/** What a way is called by its options, without the figures that are picked on it. */
function optionsOf({ asked, paths }: Known, picks: readonly string[], situation: Situation, speak: Speak): readonly string[] {
  return picks.flatMap((pick, i) => {
    const request = asked === null ? null : askedAfter(asked, paths, picks.slice(0, i));
    const label = request === null || situation.face.asks.thingOf(pick, situation) !== null ? undefined : labelOf(request, pick, situation, speak);
    return label === undefined ? [] : [label];
  });
}

/** What a move is called: its kind, and what grants it where that is not what every figure may do; where every option is a move of its own, that option. */
export function moveWords(known: Known, offer: MoveOffer, situation: Situation, speak: Speak): string {
  const { word } = kindOf(situation, offer.request, speak);
  const { moves } = known.offers;
  const first = offer.picks[0]!;
  const each = moves.length > 1 && new Set(moves.map(({ picks }) => picks[0])).size === moves.length;
  if (!each && first === moves[0]!.picks[0]) return word;
  const by = known.asked === null ? undefined : labelOf(known.asked, first, situation, speak);
  return by === undefined || by === word || situation.face.asks.thingOf(first, situation) !== null ? word : each ? by : `${word} · ${by}`;
}

/** What an attack is called: the options that lead to it. */
export const strikeWords = (known: Known, picks: readonly string[], situation: Situation, speak: Speak): string => optionsOf(known, picks, situation, speak).join(' · ');

/** Why a move gains nothing, with the rule where one says so: it goes nowhere, or nowhere that a kind before it does not. Null where it does, or is not worked out yet. */
export function uselessOf({ offers, paths, asked, fields }: Pick<Offering, 'offers' | 'paths' | 'asked' | 'fields'>, move: MoveOffer, situation: Situation, speak: Speak): Useless | null {
  const field = fields.get(move);
  if (field === undefined) return null;
  if (field.stuck !== undefined) return { words: `${speak('offer.nowhere')}: ${reasonWords(field.stuck, situation, speak, move.request)}`, rule: field.stuck.rule };
  const before = offers.moves.slice(0, offers.moves.indexOf(move)).filter((other) => other.figure === move.figure && fields.has(other));
  for (const other of before) {
    const [, own] = ownPlaces([fields.get(other)!.cells, field.cells], field.cell);
    if (!own!.includes(2)) return { words: speak('offer.same', { kind: moveWords({ offers, paths, asked }, other, situation, speak).toLowerCase() }), rule: null };
  }
  return null;
}

export interface Useless {
  readonly words: string;
  readonly rule: string | null;
}

/** Why an option gains nothing wherever it leads: every move behind it gains nothing, or ends at a question that stops it. Null where some gains, or none is known. */
export function idleOf(known: Pick<Offering, 'offers' | 'paths' | 'asked' | 'fields'>, option: string, situation: Situation, speak: Speak): Useless | null {
  const behind = known.paths.filter(({ picks }) => picks[0] === option);
  const ends = behind.filter(({ picks, request }) => request?.kind === 'place' || !behind.some((other) => other.picks.length > picks.length && picks.every((pick, i) => pick === other.picks[i])));
  const reasons = ends.map(({ picks, request }): Useless | null => {
    const move = known.offers.moves.find((each) => each.picks.join(' ') === picks.join(' '));
    if (move !== undefined) return uselessOf(known, move, situation, speak);
    const stopped = request?.kind === 'pick' ? situation.face.asks.stops?.(request) ?? null : null;
    return stopped === null ? null : { words: reasonWords(stopped, situation, speak, request), rule: stopped.rule };
  });
  return reasons.length > 0 && reasons.every((reason) => reason !== null) ? reasons[0]! : null;
}
