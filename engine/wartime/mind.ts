import { throwDice } from '../core/dice.ts';
import type { Mind } from '../core/rules.ts';
import type { Answer } from '../core/script.ts';
import type { Point } from '../shape/point.ts';
import type { Content } from './game.ts';
import { grounds, judge, lead, STYLES_OF } from './mind/judgement.ts';
import { spots } from './mind/places.ts';
import { quickPick, quickSpot } from './mind/quick.ts';
import type { State } from './state.ts';
import { whoseTurn } from './turn.ts';

const pick = (...picks: readonly string[]): Answer => ({ kind: 'pick', picks });
const put = (at: Point | null): Answer => ({ kind: 'place', at });

/** A turn is one activation of many: what it is for shows after another of the own side too. */
const HORIZONS = Object.freeze([0, 2]);

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
    judge: (state, seat, stress) => judge(state, content, seat, stress),
    styles: STYLES_OF,
    grounds: (state, seat) => (state.step === 'over' ? {} : grounds(state, content, seat)),
    features: (state, seat) => (state.step === 'over' ? {} : { lead: lead(state, content, seat) }),
    horizons: HORIZONS,
    acting: whoseTurn,
  };
}
