/** Which rule of the game it is that the ground speaks for: one list for host, screen, opponent, prospects and watches. */
import type { Refusal } from '../../core/script.ts';
import type { Objection, Why } from '../../space/ground/objection.ts';
import type { StopWhy } from '../../space/move/slide.ts';
import type { Passed } from '../../space/sight/sight.ts';

/** Width and depth of the battlefield (mm): 36 inches square (SP-FIELD-01). */
export const BATTLEFIELD = [914.4, 914.4] as const;

/** The rule behind each reason of the ground against a place. */
export const PLACE_RULES = {
  mustMove: 'SP-MOVE-01',
  offTable: 'SP-MOVE-03',
  noRoom: 'SP-MOVE-06',
  unsupported: 'SP-MOVE-07',
  overlapsBase: 'SP-MOVE-08',
  outOfReach: 'SP-TOOL-04',
  outsideWedge: 'SP-DIR-06',
  higher: 'SP-ADV-03',
  toolBlocked: 'SP-ADV-02',
  noDirection: 'SP-PUSH-04',
  directionOutsideWedge: 'SP-DIR-05',
  outOfRange: 'SP-PLACE-01',
  otherElevation: 'SP-PLACE-03',
  tooFarFromEdge: 'SP-DEPLOY-02',
  outsideOutline: 'SP-DEPLOY-02',
  notApart: 'SP-ENG-01',
  tokenNotHeld: 'SP-FIELD-05',
} as const satisfies Readonly<Record<Why, string>>;

/** By which rule parts hide a character. */
export const BLOCKED_RULE = 'SP-LOS-04';

/** By which rule a part that a line of sight meets does not block it. */
export const PASSED_RULES = { lower: 'SP-LOS-02', clear: 'SP-TERR-02', overlapped: 'SP-LOS-02', target: 'SP-LOS-03' } as const satisfies Readonly<Record<Passed['why'], string>>;

/** By which rule a push ends short of its full length. */
export const PUSH_STOPS = {
  touchesBase: 'SP-PUSH-06', touchesPart: 'SP-PUSH-07', overhang: 'SP-PUSH-09', ontoBase: 'SP-PUSH-10', offTable: 'SP-PUSH-12', noRoom: 'SP-PUSH-13',
} as const satisfies Readonly<Record<StopWhy, string>>;

/** An objection of the ground as the refusal that it is in this game; null stays null. */
export function refusalOf(objection: Objection): Refusal;
export function refusalOf(objection: Objection | null): Refusal | null;
export function refusalOf(objection: Objection | null): Refusal | null {
  return objection === null ? null : { rule: PLACE_RULES[objection.why], ...objection };
}
