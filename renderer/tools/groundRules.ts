import type { Refusal } from '../../engine/core/script.ts';
import { BLOCKED_RULE, refusalOf } from '../../engine/shatterpoint/board/geometry-rules.ts';
import type { Objection } from '../../engine/space/ground/objection.ts';

/** How a rule system calls what the ground says. */
export interface GroundRules {
  readonly refusalOf: (objection: Objection) => Refusal;
  /** The rule by which parts hide a figure. */
  readonly blocked: string;
}

/** Every rule system that has a screen, by its id. */
const SYSTEMS = { shatterpoint: { refusalOf, blocked: BLOCKED_RULE } } as const satisfies Readonly<Record<string, GroundRules>>;

/** A rule system that has a screen. */
export type ShownSystem = keyof typeof SYSTEMS;

export const groundRules = (system: ShownSystem): GroundRules => SYSTEMS[system];
