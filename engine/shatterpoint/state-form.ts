/** The form of a state that a file kept. Everything in it is checked before a rule reads it. */
import { z } from 'zod';
import { pointForm } from '../core/form.ts';
import { amount, count, keptState, refuseKept, word, words } from '../core/kept.ts';
import { adopted } from './older.ts';
import { ACTIONS, CONDITIONS, type State, type Waiting } from './state/state.ts';
import { STATS } from './state/stats.ts';
import type { Content } from './game/game.ts';

const seat = z.number().int().min(0).max(1);
const pile = z.strictObject({ left: words });
const kind = z.enum(['melee', 'ranged']);
const attackRoll = z.array(z.enum(['critical', 'strike', 'expertise', 'failure'])).max(200);
const defenseFace = z.enum(['block', 'expertise', 'failure']);

const player = z.strictObject({
  ready: count,
  pool: count,
  deck: pile,
  top: words,
  bottom: words,
  secret: words,
  discard: words,
  removed: words,
  hand: words,
  reserve: word.nullable(),
  provider: word.nullable(),
  reserved: z.boolean(),
  momentum: z.array(count).max(8),
  claimed: words,
  toDeploy: z.array(count).max(4),
});

const unit = z.strictObject({
  id: word,
  seat,
  squad: count,
  card: word,
  stance: count,
  damage: count,
  wounded: count,
  injured: count,
  conditions: z.array(z.enum(CONDITIONS)).max(4),
  hunker: count,
  defeated: z.boolean(),
  tags: words,
  marks: words,
  used: words,
  characters: z
    .array(z.strictObject({ id: word, at: pointForm.nullable() }))
    .min(1)
    .max(8),
});

const objective = z.strictObject({
  id: word, at: pointForm, active: z.boolean(), controller: seat.nullable(), priority: z.boolean(), die: defenseFace.nullable(), held: z.boolean(),
});

const struggle = z.strictObject({
  token: amount, number: count, card: word.nullable(), map: amount, wonBy: seat.nullable(), lastLoser: seat.nullable(), piles: z.array(pile).max(8),
});

const bonus = z.array(z.strictObject({ character: word, dice: amount })).max(100);

const activation = z.strictObject({
  unit: word,
  from: z.enum(['order', 'reserve', 'shatterpoint']),
  made: z.array(z.enum(ACTIONS)).max(100),
  spent: count,
  flipped: z.boolean(),
  focused: words,
  impact: bonus,
  sharpshooter: bonus,
  next: z.array(z.strictObject({ character: word, kind: kind.nullable(), dice: amount, damage: amount, mark: word.nullable() })).max(100),
  woundedEnemies: words,
  over: z.boolean(),
});

const attack = z.strictObject({
  attacker: word, defender: word, kind, attackBonus: amount, defenseBonus: amount, attackChartOf: word.nullable(),
  defenseChartOf: word.nullable(), marks: words,
  attackDice: count, defenseDice: count, attackRoll, defenseRoll: z.array(defenseFace).max(200), attackExpertise: count, defenseExpertise: count,
  attackerBarred: z.boolean(), defenderBarred: z.boolean(), successes: amount, path: words, pool: count,
  laterAttack: words, laterDefense: words, laterTree: words,
  shoves: count, failures: count, returned: count, wounded: words, step: z.enum(['targets', 'pools', 'rolls', 'expertise', 'results', 'tree', 'damage', 'resolved']), part: word,
});

const waiting = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('wounded'), unit: word, by: word.nullable(), byAttack: kind.nullable() }),
  z.strictObject({ type: z.literal('momentumDue'), seat, unit: word }),
  z.strictObject({ type: z.literal('momentumGained'), seat, space: count, heard: z.boolean() }),
  z.strictObject({ type: z.literal('struggleWon'), seat, card: word, heard: z.boolean() }),
]) satisfies z.ZodType<Waiting>;

export const stateForm = z.strictObject({
  phase: z.enum(['setup', 'deploy', 'stances', 'play', 'over']),
  step: z.enum(['start', 'order', 'begin', 'act', 'end', 'finish']),
  turn: count,
  first: seat,
  active: seat,
  edges: z.array(z.union([z.literal(1), z.literal(-1)])).length(2),
  players: z.array(player).length(2),
  units: z.array(unit).min(1).max(20),
  mission: word.nullable(),
  objectives: z.array(objective).max(30),
  struggle,
  activation: activation.nullable(),
  activated: word.nullable().default(null),
  attacks: z.array(attack).max(20),
  waiting: z.array(waiting).max(200),
  lasting: z.array(z.strictObject({ unit: word, character: word.nullable(), stat: z.enum([...STATS, 'tag']), amount, of: word.nullable() })).max(400),
  averted: words,
  winner: seat.nullable(),
}) satisfies z.ZodType<State>;

/**
 * Checks that a state is one of this match: right in form, the same units and characters as `start` has, everybody on the
 * table, and every name one that exists. Throws `InputError` naming the field.
 */
export function checkState(content: Content, start: State, input: unknown): State {
  const state = keptState(stateForm, adopted(input));
  const names = new Set(['', ...state.units.flatMap(({ id, characters }) => [id, ...characters.map((character) => character.id)])]);
  const known = (field: string, id: string | null): void => { if (id !== null && !names.has(id)) refuseKept(field, `there is no "${id}" in this match`); };

  const identity = ({ units }: State): string =>
    JSON.stringify(units.map(({ id, seat: owner, squad, card, characters }) => [id, owner, squad, card, characters.map((character) => character.id)]));
  if (identity(state) !== identity(start)) refuseKept('units', 'they are not the units of this match');
  const { half } = content.terrain;
  for (const { id, card, stance, characters } of state.units) {
    if (stance >= content.card(card).stances.length) refuseKept(`units.${id}.stance`, `there is no stance ${stance}`);
    for (const { id: character, at } of characters) if (at !== null && (Math.abs(at.x) > half.x || Math.abs(at.z) > half.z)) refuseKept(`units.${character}.at`, 'it is not on the table');
  }
  if (state.mission !== null && !content.missions.some(({ id }) => id === state.mission)) refuseKept('mission', `there is no "${state.mission}" in this match`);
  // Earlier files tell it by the activation alone.
  state.activated ??= state.activation?.unit ?? null;
  known('activated', state.activated);
  known('activation.unit', state.activation?.unit ?? null);
  for (const id of [...(state.activation?.focused ?? []), ...(state.activation?.woundedEnemies ?? [])]) known('activation', id);
  for (const [i, { attacker, defender, attackChartOf, defenseChartOf }] of state.attacks.entries()) for (const id of [attacker, defender, attackChartOf, defenseChartOf]) known(`attacks.${i}`, id);
  for (const [i, lasting] of state.lasting.entries()) for (const id of [lasting.unit, lasting.character]) known(`lasting.${i}`, id);
  for (const [i, event] of state.waiting.entries()) if ('unit' in event) known(`waiting.${i}.unit`, event.unit);
  return state;
}
