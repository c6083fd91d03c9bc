import type { FieldSteps } from '../../engine/space/fields/fields.ts';
import type { Refusal } from '../../engine/core/script.ts';
import type { TrialRules } from '../../engine/space/check/tried.ts';
import type { Gait } from '../../engine/space/check/walk.ts';
import type { Terrain } from '../../engine/space/terrain/terrain.ts';
import type { Objection } from '../../engine/space/ground/objection.ts';

/** How a rule system calls what the ground says. */
export interface GroundRules {
  readonly refusalOf: (objection: Objection) => Refusal;
  /** The rule by which parts hide a figure. */
  readonly blocked: string;
  /** How its common figures stand and move on a terrain. */
  readonly gait: (terrain: Terrain) => Gait;
  /** How near to a figure what covers it stands (mm); null where cover goes by something else. */
  readonly coverWithin: ((gait: Gait) => number) | null;
  /** Works out a field of its own, of what its face asks (`overlay`); left out where its fields are those of the ground. */
  readonly field?: (terrain: Terrain, args: unknown) => FieldSteps;
  /** What is said of a figure that tries a table, and of cover. */
  readonly trial: TrialRules;
}
