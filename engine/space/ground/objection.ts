/** What the ground has against a place, in its own words: which rule of a game that is, its rule system says. */
import type { About } from '../../core/script.ts';
import type { TerrainPart } from '../terrain/terrain.ts';

/**
 * Why a figure may not end at a place:
 * - `mustMove`: it may not stay. `offTable`: its base would stick out over the battlefield's edge.
 * - `unsupported`: the base does not rest fully on one level. `noRoom`: terrain takes its room. `overlapsBase`: another base does.
 * - With a tool: `outOfReach`: too far for it. `outsideWedge`: outside the quarter of directions. `higher`: on a level above. `toolBlocked`:
 *   there is no way to lay it.
 * - Sliding: `noDirection`: the place names none. `directionOutsideWedge`: it names one outside the quarter of directions.
 * - Near an object: `outOfRange`; `otherElevation`: on another level than it. Along an edge: `tooFarFromEdge`. In an outline: `outsideOutline`.
 * - `notApart`: beside a base that it must stay apart from.
 * - For a token, `tokenNotHeld`: terrain covers the place and does not hold the whole token.
 */
export type Why =
  | 'mustMove' | 'offTable' | 'unsupported' | 'noRoom' | 'overlapsBase'
  | 'outOfReach' | 'outsideWedge' | 'higher' | 'toolBlocked'
  | 'noDirection' | 'directionOutsideWedge'
  | 'outOfRange' | 'otherElevation' | 'tooFarFromEdge' | 'outsideOutline'
  | 'notApart' | 'tokenNotHeld';

/** Why not. `detail` names the `part` in the way with its `feature` on the table and that one's `piece`, or as `base` the place in the list of other bases of the one in the way. */
export interface Objection {
  readonly why: Why;
  readonly detail?: About;
}

/** Terrain that is in the way, as an objection's detail: empty where nothing is known of it. */
export const inTheWay = (part: TerrainPart | undefined): Pick<Objection, 'detail'> =>
  (part === undefined ? {} : { detail: { feature: part.feature, piece: part.piece, part: part.part } });
