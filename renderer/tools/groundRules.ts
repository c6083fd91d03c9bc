import type { Refusal } from '../../engine/core/script.ts';
import type { Objection } from '../../engine/space/ground/objection.ts';

/** How a rule system calls what the ground says. */
export interface GroundRules {
  readonly refusalOf: (objection: Objection) => Refusal;
  /** The rule by which parts hide a figure. */
  readonly blocked: string;
}
