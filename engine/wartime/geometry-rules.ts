/** Which rule of the game it is that the ground speaks for. */
import type { Refusal } from '../core/script.ts';
import type { Levels } from '../shape/shape.ts';
import type { Objection, Why } from '../space/ground/objection.ts';

/** What one step up or down is in mm: two bases whose heights differ by no more are on one level. */
export const LEVELS: Levels = Object.freeze({ step: 10, equalIsSame: true });

/** What is asked: a movement action (WT-8.1), or a deployment (WT-5.1). */
type Asked = 'WT-8.1' | 'WT-5.1';

/** The rule behind each reason of the ground against a place; null where the rulebook has none but that of what is asked, or nothing in this game asks for it. */
const PLACE_RULES = {
  overlapsBase: 'WT-1.4',
  outOfReach: 'WT-8.1',
  higher: 'WT-8.1',
  toolBlocked: 'WT-8.1',
  mustMove: 'WT-5.1',
  outOfRange: 'WT-5.1',
  offTable: null,
  unsupported: null,
  noRoom: null,
  outsideWedge: null,
  noDirection: null,
  directionOutsideWedge: null,
  otherElevation: null,
  tooFarFromEdge: null,
  outsideOutline: 'WT-5.1',
  notApart: null,
  tokenNotHeld: null,
} as const satisfies Readonly<Record<Why, string | null>>;

/** The rule by which terrain hides a character. */
export const SIGHT_RULE = 'WT-1.2';

/** An objection of the ground as the refusal that it is in this game. */
export const refusalOf = (objection: Objection, asked: Asked): Refusal => ({ rule: PLACE_RULES[objection.why] ?? asked, ...objection });
