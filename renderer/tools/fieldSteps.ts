import { coverField } from '../../engine/space/check/tried.ts';
import { trialField } from '../../engine/space/check/trial.ts';
import { dangerField, reachFieldSteps, sightField, type FieldSteps, type LatticeField } from '../../engine/space/fields/fields.ts';
import type { Terrain } from '../../engine/space/terrain/terrain.ts';
import type { GroundRules } from './groundRules.ts';
import type { FieldQuestion } from './groundTalk.ts';

/** Distance between the places of a field over the table (mm): fields as wide as the table are coarser than those of one move. */
const CELL = 15;

/** A field that has no steps. */
function* atOnce(work: () => LatticeField): FieldSteps {
  yield 0;
  return work();
}

/** Begins to work out a field over the whole table; nothing is done before the first step. */
export function fieldSteps(terrain: Terrain, rules: Pick<GroundRules, 'gait' | 'field' | 'cover'>, question: FieldQuestion): FieldSteps {
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
    case 'trial': return atOnce(() => {
      const gait = rules.gait(terrain);
      return trialField(terrain, { ...gait, body: { ...gait.body, radius: question.args.radius } }, question.args.from);
    });
    case 'own': {
      if (rules.field === undefined) throw new Error('this rule system has no fields of its own');
      return rules.field(terrain, question.args);
    }
    case 'cover': {
      const gait = rules.gait(terrain);
      return coverField(terrain, { ...gait, body: { ...gait.body, radius: question.args.radius } }, rules.cover, CELL);
    }
    case 'view': {
      const { body: { height }, levels } = rules.gait(terrain);
      const { from, radius } = question.args;
      return sightField(terrain, { at: from, radius }, radius, height, levels, CELL);
    }
    default: return question satisfies never;
  }
}
