/** The form of a state that a file kept. Everything in it is checked before a rule reads it. */
import { z } from 'zod';
import { count, keptState, refuseKept, word, words } from '../core/kept.ts';
import { indexOf, levelOf, type Square } from './board.ts';
import type { Content } from './game.ts';
import { adopted } from './older.ts';
import { squaresOf } from './space.ts';
import { spaceOf } from './stand.ts';
import { reinforcementProblems } from './squad.ts';
import { nextId, type Figure, type State } from './state.ts';

const seat = z.number().int().min(0).max(1);
const square = z.strictObject({ column: count, row: count, level: z.number().int().min(1).max(2).optional() });

const edge = z.strictObject({ x1: count, y1: count, x2: count, y2: count, level: z.number().int().min(1).max(2).optional() });

const attackMade = z.strictObject({
  attacker: word, target: word, occasion: z.enum(['turn', 'strafe', 'action', 'opportunity', 'answer']), cover: z.boolean(), helpers: words, help: count, guard: word.nullable(),
  roll: z.strictObject({ natural: count, total: count, defense: count }).nullable(),
  outcome: z.enum(['hit', 'critical', 'missed']).nullable(), damage: count,
});
const attackAnswered = attackMade.extend({ answers: z.array(attackMade).min(1).max(400).optional() });
const attackForm = attackAnswered.extend({ within: z.array(attackAnswered).min(1).max(400).optional() });

const turnForm = z.strictObject({
  figure: word, spent: count, attacks: count, replaced: z.boolean(), movedFirst: z.boolean(), ranged: z.boolean(),
  still: z.boolean(), faster: z.boolean(), leaping: z.boolean(), strafing: z.boolean(), left: square.nullable(), aimed: word.nullable(),
  used: words, struck: words, forced: z.array(z.strictObject({ figure: word, payer: word })).max(400),
});

const figureForm = z.strictObject({
  id: word, seat, card: word, at: square.nullable(), squeezed: z.boolean(),
  damage: count, force: count, spirits: count, lessons: count, activated: z.boolean(), defeated: z.boolean(), hired: z.boolean(),
});

export const stateForm = z.strictObject({
  board: z.strictObject({ columns: count, rows: count, square: z.number().min(1).max(1000), doors: z.array(z.array(edge).max(200)).max(200).optional() }),
  step: z.enum(['deploy', 'initiative', 'phases', 'over']),
  round: count,
  first: seat,
  active: seat,
  left: count,
  doors: z.array(z.strictObject({ open: z.boolean(), holder: word.nullable() })).max(200),
  turn: turnForm.nullable(),
  attack: attackForm.nullable(),
  figures: z
    .array(figureForm)
    .min(1)
    .max(200),
  joined: z.array(z.strictObject({ seat, card: word })).max(100),
  choosing: z.array(seat).max(2),
  winner: seat.nullable(),
}) satisfies z.ZodType<State>;

const identity = (figures: readonly Pick<Figure, 'id' | 'seat' | 'card'>[]): string => JSON.stringify(figures.map(({ id, seat: owner, card }) => [id, owner, card]));

/** The figures of the start with those who have joined since. */
function withJoined(start: State, joined: State['joined']): readonly Pick<Figure, 'id' | 'seat' | 'card'>[] {
  const all: Pick<Figure, 'id' | 'seat' | 'card'>[] = start.figures.slice();
  for (const { seat: owner, card } of joined) all.push({ id: nextId(all, owner), seat: owner, card });
  return all;
}

const BOARD = ['columns', 'rows', 'square'] as const;

type Told = readonly [field: string, figure: string | null | undefined];

/** Whom an attack names, with those round it and in it. */
function namedIn(field: string, attack: State['attack']): readonly Told[] {
  if (attack === null) return [];
  const { attacker, target, guard, answers = [], within = [] } = attack;
  return [
    [`${field}.attacker`, attacker], [`${field}.target`, target], [`${field}.guard`, guard],
    ...answers.flatMap((one, i) => namedIn(`${field}.answers.${i}`, one)), ...within.flatMap((one, i) => namedIn(`${field}.within.${i}`, one)),
  ];
}

/**
 * Checks that a state is one of this skirmish: right in form, the same figures as `start` has, everybody on a square of the
 * board that can be stood on, nobody where a defeated figure cannot be. Throws `InputError` naming the field.
 */
export function checkState(content: Content, start: State, input: unknown): State {
  const { board } = content;
  const state = keptState(stateForm, adopted(input));
  const { joined, choosing } = state;
  for (const owner of [0, 1]) {
    const came = joined.filter((one) => one.seat === owner).map(({ card }) => card);
    const squad = start.figures.filter((figure) => figure.seat === owner).map(({ card }) => card);
    const may = start.choosing.includes(owner) && reinforcementProblems(squad, came, content.house, content.cards).length === 0;
    if (came.length > 0 && !may) refuseKept('joined', 'they cannot have joined this skirmish');
  }
  if (choosing.some((owner) => !start.choosing.includes(owner)) || (choosing.length > 0 && state.step !== 'deploy')) refuseKept('choosing', 'nobody chooses then');
  if (identity(state.figures) !== identity(withJoined(start, joined))) refuseKept('figures', 'they are not the figures of this skirmish');

  if (state.doors.length !== start.doors.length) refuseKept('doors', 'they are not the doors of this board');
  if (BOARD.some((field) => state.board[field] !== start.board[field])) refuseKept('board', 'it is not the board of this skirmish');

  const solid = (at: Square): boolean => board.ground[indexOf(board, at)] === 'solid';
  for (const figure of state.figures) {
    const { id, at, defeated } = figure;
    const field = `figures.${id}.at`;
    if (at === null) {
      if (!defeated && state.step !== 'deploy') refuseKept(field, 'it is neither on the board nor defeated');
      continue;
    }
    for (const each of squaresOf(spaceOf({ content }, { ...figure, at }))) {
      if (each.column >= board.columns || each.row >= board.rows || levelOf(each) >= board.upper.levels) refuseKept(field, 'it is not on the board');
      if (solid(each)) refuseKept(field, 'nobody can stand there');
    }
    if (defeated) refuseKept(field, 'it is defeated and still on the board');
  }
  const told: readonly Told[] = [
    ['turn.figure', state.turn?.figure], ['turn.aimed', state.turn?.aimed],
    ...namedIn('attack', state.attack),
    ...state.doors.map(({ holder }, door) => [`doors.${door}.holder`, holder] as const),
  ];
  for (const [field, figure] of told) {
    if (figure !== undefined && figure !== null && !state.figures.some(({ id }) => id === figure)) refuseKept(field, `there is no "${figure}" in this skirmish`);
  }
  // Older files did not say where its doors are.
  return { ...state, board: start.board };
}
