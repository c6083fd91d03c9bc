import type { Objection } from '../../../engine/space/ground/objection.ts';
import type { Refusal } from '../../../engine/core/script.ts';
import { squareField, type SquareField } from '../../../engine/miniatures/field.ts';
import { tableDemands } from '../../../engine/miniatures/demands.ts';
import { trial } from '../../../engine/miniatures/trial.ts';
import type { GroundRules } from '../../tools/groundRules.ts';

/** Nothing is put down freely in this game: figures stand on squares, which the rules of the board answer for (SWM-8.8). */
const refusalOf = ({ why }: Objection): Refusal => ({ rule: 'SWM-8.8', why });

/** How Miniatures calls what the ground says. */
export const ground: GroundRules = {
  refusalOf, blocked: 'SWM-9.4', gait: (terrain) => tableDemands(terrain)[0]!, coverWithin: null, trial,
  field: (terrain, args) => squareField(terrain, args as SquareField),
};
