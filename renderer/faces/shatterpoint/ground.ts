import { BLOCKED_RULE, refusalOf } from '../../../engine/shatterpoint/board/geometry-rules.ts';
import { tableDemands } from '../../../engine/shatterpoint/demands.ts';
import { trial } from '../../../engine/shatterpoint/trial.ts';
import type { GroundRules } from '../../tools/groundRules.ts';

/** How Shatterpoint calls what the ground says. */
export const ground: GroundRules = {
  refusalOf, blocked: BLOCKED_RULE, gait: (terrain) => tableDemands(terrain)[0]!, coverWithin: ({ reach }) => reach.ingress, trial,
};
