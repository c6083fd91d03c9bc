import type { Levels } from '../../engine/shape/shape.ts';

/** What the screen's measures need of a match's setup. All lengths in mm. */
export interface MatchScale {
  /** Five ranges, each longer than the one before: Range 1 to Range 5. */
  readonly ranges: readonly number[];
  /** What stands on their ends; 1 to 5 where nothing is said. */
  readonly numbers?: readonly number[];
  /** A unit that distances are counted in, and the key of its words; named ranges where there is none. */
  readonly unit?: { readonly length: number; readonly word: string };
  /** Lengths of movement tools, where the rules have such. */
  readonly advance: number | null;
  readonly dash: number | null;
  /** Height a figure needs free above its standing surface. */
  readonly figureHeight: number;
  /** Radius of an objective token. */
  readonly objective: number;
  readonly levels: Levels;
  /** Whether parts that the attacker stands on or in give no cover. */
  readonly ownPartsCover: boolean;
}
