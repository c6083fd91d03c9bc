import { throwDice } from '../core/dice.ts';
import type { Mind } from '../core/rules.ts';
import type { Answer, Seat } from '../core/script.ts';
import type { Point } from '../shape/point.ts';
import { lifePoints } from './archetype.ts';
import { cardOf, type Content } from './game.ts';
import { spots } from './mind/places.ts';
import { quickPick, quickSpot } from './mind/quick.ts';
import type { State } from './state.ts';
import { whoseTurn } from './turn.ts';
import { pointsLeft } from './victory.ts';

const pick = (...picks: readonly string[]): Answer => ({ kind: 'pick', picks });
const put = (at: Point | null): Answer => ({ kind: 'place', at });

/** How the computer sees an adventure: shoot when that is likely to hurt, else go where it can. */
export function makeMind(content: Content): Mind<State> {
  return {
    suggest(state, request) {
      switch (request.kind) {
        case 'roll': throw new Error('nobody thinks about dice');
        case 'place': return spots(state, content, request).map(put);
        case 'pick': return request.options.map((option) => pick(option));
        default: return request satisfies never;
      }
    },
    reflex(state, request, random) {
      switch (request.kind) {
        case 'roll': return throwDice(request, Math.floor(random() * 4294967296))[0];
        case 'place': return put(quickSpot(state, content, request, random));
        case 'pick': return pick(quickPick(state, content, request, random));
        default: return request satisfies never;
      }
    },
    judge: (state, seat) => judge(state, content, seat),
    grounds: (state, seat) => (state.step === 'over' ? {} : grounds(state, content, seat)),
    features: (state, seat) => (state.step === 'over' ? {} : { lead: lead(state, content, seat) }),
    acting: whoseTurn,
  };
}

/** Points felled, and own ones left, beside the best of the others. */
function grounds(state: State, content: Content, seat: Seat): Readonly<Record<'felled' | 'own', number>> {
  const left = state.felled.map((_, other) => pointsLeft(state, content, other) - losses(state, content, other));
  const best = (points: readonly number[]): number => Math.max(...points.filter((_, other) => other !== seat));
  return { felled: state.felled[seat]! - best(state.felled), own: left[seat]! - best(left) };
}

/** From -1 to 1: the lead. */
function judge(state: State, content: Content, seat: Seat): number {
  if (state.step === 'over') return state.winner === null ? 0 : state.winner === seat ? 1 : -1;
  return Math.max(-0.98, Math.min(0.98, lead(state, content, seat)));
}

/** How much more is left and felled of a seat than of the best of the others, as a part of both. */
function lead(state: State, content: Content, seat: Seat): number {
  const strength = state.felled.map((felled, other) => 1 + felled + pointsLeft(state, content, other) - losses(state, content, other));
  const others = Math.max(...strength.filter((_, other) => other !== seat));
  return (strength[seat]! - others) / (strength[seat]! + others);
}

/** Points lost with life points of characters still there. */
function losses(state: State, content: Content, seat: Seat): number {
  let sum = 0;
  for (const character of state.characters) {
    if (character.seat !== seat || character.casualty) continue;
    sum += (0.6 * content.costs.get(character.card)! * character.lost) / lifePoints(cardOf({ content }, character));
  }
  return sum;
}
