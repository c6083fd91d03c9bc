import { throwDice } from '../../core/dice.ts';
import { randomFrom } from '../../core/rng.ts';
import type { Play } from '../../core/rules.ts';
import type { Answer } from '../../core/script.ts';
import { Session } from '../../core/session.ts';
import { systems } from '../../host/systems.ts';
import { interleaved } from '../../testing/stopwatch.ts';
import { atMost, rounded, type Effort, type Figure, type Tables } from './figure.ts';
import { plainCopies, toyCopies } from './reference/clone.ts';

/** The goal for a copy of a state: 500 ns. */
const CLONE = atMost(0.5);

/** Clones and forks of every system's state in the middle of a game, beside other ways to copy the same state and a toy's. */
export async function bench(tables: Tables, effort: Effort, asked: readonly string[]): Promise<readonly Figure[]> {
  const figures: Figure[] = [];
  for (const { rules, starter } of systems.filter((each) => asked.includes(each.rules.id))) {
    const setup = rules.readSetup(starter('refinery'));
    const play = rules.start(setup, await tables.terrain('refinery'));
    const session = middleOf(play, effort);
    figures.push(...clones(rules.id, play, session.state, effort), ...fork(rules.id, play, session, effort));
  }
  return figures;
}

function clones(id: string, play: Play<unknown, unknown>, state: unknown, effort: Effort): readonly Figure[] {
  const copies = { ...Object.fromEntries(Object.entries(plainCopies).map(([name, copy]) => [name, () => copy(state)])), ...(id === 'shatterpoint' ? toyCopies() : {}) };
  const [own, ...others] = interleaved([() => play.system.clone(state), ...Object.values(copies)], effort).map((ms) => rounded(ms * 1000));
  return [
    ...Object.keys(copies).map((name, i): Figure => ({ name: `core: ${id}, clone`, value: own!, unit: 'µs', reference: { name, value: others[i]! }, ...(i === 0 && { goal: CLONE }) })),
    { name: `core: ${id}, state as text`, value: JSON.stringify(state).length, unit: 'bytes' },
  ];
}

function fork(id: string, play: Play<unknown, unknown>, session: Session<unknown, unknown>, effort: Effort): readonly Figure[] {
  const { request, state } = session;
  if (request === null || request.kind === 'roll') throw new Error(`${id}: there is no question to answer`);
  const answer = play.mind.reflex(state, request, randomFrom(1));
  const [ms] = interleaved([() => session.fork().answer(answer)], effort);
  return [{ name: `core: ${id}, fork and one answer`, value: rounded(ms! * 1000), unit: 'µs' }];
}

/** Answers of the beginning of a game. */
const BEGINNING = 10;

/**
 * A session in the middle of a game between quick seats (near its beginning where no more than one game is wanted), at a question for one of them.
 * Throws where none is asked from there on.
 */
export function middleOf(play: Play<unknown, unknown>, { games }: Pick<Effort, 'games'>): Session<unknown, unknown> {
  const session = gameTo(play, games > 1 ? Math.floor(gameTo(play, Infinity).given / 2) : BEGINNING).session;
  if (session.request === null) throw new Error('nothing is asked in the middle of a game');
  return session;
}

/** A game between quick seats after so many answers, and then up to the next question that is no roll; and how many answers that were. */
function gameTo(play: Play<unknown, unknown>, answers: number): { readonly session: Session<unknown, unknown>; readonly given: number } {
  const session = new Session(play.system, play.state, [], true);
  const random = randomFrom(7);
  let [seed, given] = [7, 0];
  for (; session.request !== null && (given < answers || session.request.kind === 'roll'); given++) {
    let answer: Answer;
    if (session.request.kind === 'roll') [answer, seed] = throwDice(session.request, seed);
    else answer = play.mind.reflex(session.state, session.request, random);
    session.answer(answer);
  }
  return { session, given };
}
