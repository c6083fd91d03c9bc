import type { Levels } from '../../engine/shape/shape.ts';

/** What the screen's measures need of a match's setup. All lengths in mm. */
export interface MatchScale {
  /** Range 1 to Range 5. */
  readonly ranges: readonly number[];
  readonly advance: number;
  readonly dash: number;
  /** Height a figure needs free above its standing surface. */
  readonly figureHeight: number;
  /** Radius of an objective token. */
  readonly objective: number;
  readonly levels: Levels;
  /** Whether parts that the attacker stands on or in give no cover. */
  readonly ownPartsCover: boolean;
}
