import type { Point } from './point.ts';

/** A round base on the table: `at` is the centre of its underside, `radius` in mm. */
export interface Base {
  readonly at: Point;
  readonly radius: number;
}

/** A figure as the ground sees it: a base and the height in mm that it needs free above its standing surface. */
export interface Body extends Base {
  readonly height: number;
}

/** Movement tool and measures a zone needs, all in mm. Rule systems take them from their scale settings. */
export interface ToolShape {
  /** Whole length of the hinged tool: two equal halves. */
  readonly length: number;
  readonly width: number;
  /** Whether the base may end beyond the tool's far tip, still touching it. */
  readonly beyondTip: boolean;
  /** Whether the base must end with its centre on the tool's middle line, as one that walks along it does; else it only touches the tool. */
  readonly centred?: boolean;
}

/** What "the same Elevation" means: heights differing by at most `step` mm (SP-ELEV-05). */
export interface Levels {
  readonly step: number;
  readonly equalIsSame: boolean;
}

/** The quarter of directions a push, pull or directed move may take (SP-DIR-05), as a rule for the end position. */
export interface Wedge {
  /** The other object's centre. */
  readonly other: Point;
  readonly way: 'toward' | 'away';
}

/**
 * Where a figure may be put, as plain data, so that rules, opponent and screen ask `space` the same question.
 * - `tool`: within touch of a hinged movement tool laid from the figure's base (SP-TOOL-04). `over` says whether the tool
 *   may lie over higher impassable parts (climb, jump) and the figure may end higher.
 * - `slide`: pushed or pulled `length` mm in a chosen direction, stopping as SP-PUSH-06..12 say; the answer names any
 *   point in the chosen direction and the rules compute where it stops.
 * - `near`: within `range` mm of an object, edge to edge; `level` restricts the height it stands at.
 * - `strip`: any part of the base within `depth` mm of the table edge whose z has the sign `side`.
 * - `outline`: the whole base within an outline, or at most `over` mm beyond it.
 */
export type Zone =
  | { readonly kind: 'tool'; readonly tool: ToolShape; readonly over: boolean; readonly levels: Levels; readonly wedge: Wedge | null }
  | { readonly kind: 'slide'; readonly length: number; readonly levels: Levels; readonly wedge: Wedge | null; readonly higherCharactersStop: boolean }
  | { readonly kind: 'near'; readonly of: Base; readonly range: number; readonly level: 'any' | 'same'; readonly levels: Levels }
  | { readonly kind: 'strip'; readonly side: 1 | -1; readonly depth: number; readonly levels: Levels }
  | { readonly kind: 'outline'; readonly outline: Outline; readonly over: number; readonly levels: Levels };

/** A closed outline in plan: x and z of its corners in mm, without a repeated last one. */
export type Outline = readonly (readonly [x: number, z: number])[];

/** A figure that will be put within `range` mm of a base, edge to edge, at any height. Lengths in mm. */
export interface Follower {
  readonly figure: string;
  /** That base; null is the figure it follows, wherever that is put. */
  readonly of: Base | null;
  readonly radius: number;
  readonly height: number;
  readonly range: number;
}

/** A zone whose answer is the place where the figure then stands. */
export type StandingZone = Exclude<Zone, { readonly kind: 'slide' }>;
