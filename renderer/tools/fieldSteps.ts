import { dangerField, reachFieldSteps, sightField, type FieldSteps } from '../../engine/space/fields/fields.ts';
import type { Terrain } from '../../engine/space/terrain/terrain.ts';
import type { FieldQuestion } from './groundTalk.ts';

/** Distance between the places of a field over the table (mm): fields as wide as the table are coarser than those of one move. */
const CELL = 15;

/** Begins to work out a field over the whole table; nothing is done before the first step. */
export function fieldSteps(terrain: Terrain, question: FieldQuestion): FieldSteps {
  switch (question.kind) {
    case 'reach': {
      const { body, others, sequences, beside, ingress } = question.args;
      return reachFieldSteps(terrain, body, others, sequences, CELL, beside, ingress);
    }
    case 'sight': {
      const { from, radius, height, levels } = question.args;
      return sightField(terrain, from, radius, height, levels, CELL);
    }
    case 'danger': {
      const { threats, body, others, levels, figure } = question.args;
      return dangerField(terrain, threats, body, others, levels, CELL, figure);
    }
    default: return question satisfies never;
  }
}
