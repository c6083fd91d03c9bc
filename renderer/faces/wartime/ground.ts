import { SIGHT_RULE, refusalOf } from '../../../engine/wartime/geometry-rules.ts';
import { tableDemands } from '../../../engine/wartime/demands.ts';
import { trial } from '../../../engine/wartime/trial.ts';
import type { GroundRules } from '../../tools/groundRules.ts';

/** How Wartime calls what the ground says. The thread is asked for ways and places to deploy; for both the rule of the way holds where none fits better. */
export const ground: GroundRules = {
  refusalOf: (objection) => refusalOf(objection, 'WT-8.1'), blocked: SIGHT_RULE, gait: (terrain) => tableDemands(terrain)[0]!, coverWithin: null, trial,
};
