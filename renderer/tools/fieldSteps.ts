import { coverField } from '../../engine/space/check/tried.ts';
import { roomSteps, trialSteps } from '../../engine/space/check/trial.ts';
import { dangerField, reachFieldSteps, sightField, type FieldSteps } from '../../engine/space/fields/fields.ts';
import type { Terrain } from '../../engine/space/terrain/terrain.ts';
import { stand } from './answers.ts';
import type { GroundRules } from './groundRules.ts';
import type { FieldQuestion } from './groundTalk.ts';

/** Distance between the places of a field over the table (mm): fields as wide as the table are coarser than those of one move. */
const CELL = 15;

/** Begins to work out a field over the whole table; nothing is done before the first step. */
export function fieldSteps(terrain: Terrain, rules: Pick<GroundRules, 'gait' | 'field' | 'trial'>, question: FieldQuestion): FieldSteps {
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
    case 'trial': {
      const gait = rules.gait(terrain);
      const { from: spot, radius } = question.args;
      const from = stand(terrain, { spot, radius, height: gait.body.height, levels: gait.levels });
      return trialSteps(terrain, { ...gait, body: { ...gait.body, radius } }, from, rules.trial);
    }
    case 'own': {
      if (rules.field === undefined) throw new Error('this rule system has no fields of its own');
      return rules.field(terrain, question.args);
    }
    case 'room': case 'cover': {
      const { body, levels } = rules.gait(terrain);
      const { radius, cell } = question.args;
      const base = { body: { ...body, radius }, levels };
      return question.kind === 'room' ? roomSteps(terrain, base, cell) : coverField(terrain, base, rules.trial, cell);
    }
    case 'view': {
      const { body: { height }, levels } = rules.gait(terrain);
      const { from, radius } = question.args;
      if (rules.trial.view !== undefined) return rules.trial.view(terrain, { at: from, radius, height });
      return sightField(terrain, { at: from, radius }, radius, height, levels, CELL);
    }
    default: return question satisfies never;
  }
}
