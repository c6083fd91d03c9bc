/** The form of a state that a file kept. Everything in it is checked before a rule reads it. */
import { z } from 'zod';
import { pointForm } from '../core/form.ts';
import { amount, count, keptState, points, refuseKept, word } from '../core/kept.ts';
import type { Content } from './game.ts';
import type { State } from './state.ts';

const seat = z.number().int().min(0).max(4);
const phase = z.number().int().min(0).max(10);

export const stateForm = z.strictObject({
  step: z.enum(['deploy', 'turnStart', 'phases', 'over']), turn: count, first: seat, phase, next: seat,
  activation: z.strictObject({ character: word, left: count, concentration: count, begun: z.boolean() }).nullable(),
  characters: z.array(z.strictObject({
    id: word, seat, card: word, at: pointForm.nullable(), casualty: z.boolean(), lost: count, debt: count, phase, kept: count.nullable(), acted: z.boolean(),
    moods: z.array(z.strictObject({ by: amount, activations: count })).max(400),
  })).min(1).max(500),
  felled: z.array(points).min(2).max(5), winner: seat.nullable(),
}) satisfies z.ZodType<State>;

const identity = ({ characters }: State): string => JSON.stringify(characters.map(({ id, seat: owner, card }) => [id, owner, card]));

/**
 * Checks that a state is one of this adventure: right in form, the same seats and characters as `start` has, everybody who
 * is no casualty on the table. Throws `InputError` naming the field.
 */
export function checkState({ seats, terrain: { half } }: Content, start: State, input: unknown): State {
  const state = keptState(stateForm, input);
  if (identity(state) !== identity(start)) refuseKept('characters', 'they are not the characters of this adventure');
  if (state.felled.length !== seats) refuseKept('felled', `this adventure has ${seats} seats`);
  for (const [field, of] of [['first', state.first], ['next', state.next], ['winner', state.winner ?? 0]] as const) if (of >= seats) refuseKept(field, `there is no seat ${of}`);

  for (const { id, at, casualty } of state.characters) {
    const field = `characters.${id}.at`;
    if (at === null && !casualty && state.step !== 'deploy') refuseKept(field, 'it is neither on the table nor a casualty');
    if (at !== null && casualty) refuseKept(field, 'it is a casualty and still on the table');
    if (at !== null && (Math.abs(at.x) > half.x || Math.abs(at.z) > half.z)) refuseKept(field, 'it is not on the table');
  }
  const acting = state.activation?.character;
  if (acting !== undefined && !state.characters.some(({ id }) => id === acting)) refuseKept('activation.character', `there is no "${acting}" in this adventure`);
  return state;
}
