import { z } from 'zod';
import { checked } from '../../core/form.ts';
import { fingerprint } from '../../core/hash.ts';
import { anyOf } from '../../core/rng.ts';
import type { RuleSystem, Setup } from '../../core/rules.ts';
import { pickOne, roll, type Answer, type Request, type Script, type Seat } from '../../core/script.ts';
import { throwDice } from '../../core/dice.ts';
import { apply, type Event } from './events.ts';
import { climberOf, cloneState, freeSquares, hasLine } from './state.ts';
import { stateForm, type Place, type State } from './state-form.ts';

const setupForm = z.strictObject({ table: z.string().max(60) });

function tell(state: State, events: Event[] | null, event: Event): void {
  (apply[event.type] as (s: State, e: Event) => void)(state, event);
  events?.push(event);
}

/** LAD-1: each seat rolls a ten-sided die, equal rolls again; the higher begins. */
function* begin(state: State, events: Event[] | null): Script {
  for (;;) {
    const [first, second] = yield* roll({ why: 'begin', die: 'd10', sides: 10, count: 2 });
    if (first === second) continue;
    tell(state, events, { type: 'begun', rolls: [first!, second!], seat: first! > second! ? 0 : 1 });
    return;
  }
}

/** LAD-2, LAD-3: a figure on a free square, or up the ladder; then whether somebody has a line (LAD-5), or nothing is left (LAD-6). */
function* turn(state: State, events: Event[] | null): Script {
  const seat = state.active;
  const climber = climberOf(state, seat);
  const ways = climber === undefined ? {} : { ways: { figure: climber.id, to: { top: { via: null, cost: 1 } } } };
  const closed = climber === undefined ? [{ option: 'top', rule: 'LAD-3', why: 'notAtFoot' }] : [];
  const to = (yield* pickOne({ seat, ask: 'turn', closed, ...ways }, [...freeSquares(state), ...(climber === undefined ? [] : ['top' as const])]));
  const figure = `${seat}.${state.figures.filter((each) => each.seat === seat).length}`;
  tell(state, events, to === 'top' && climber !== undefined
    ? { type: 'climbed', figure: climber.id, seat, from: climber.at, to }
    : { type: 'placed', figure, seat, to });
  if (hasLine(state, seat)) tell(state, events, { type: 'decided', winner: seat });
  else if (freeSquares(state).length === 0 && climberOf(state, state.active) === undefined) tell(state, events, { type: 'decided', winner: null });
}

/** The option that wins now, else the one that the other would win with, else any. */
function reflex(state: State, request: Request, random: () => number): Answer {
  if (request.kind === 'roll') return throwDice(request, Math.floor(random() * 4294967296))[0];
  if (request.kind !== 'pick') throw new Error(`no ${request.kind} is asked in this game`);
  const wins = (seat: Seat) => (option: string): boolean => {
    const after = cloneState(state);
    after.figures.push({ id: 'try', seat, at: option as Place });
    return hasLine(after, seat);
  };
  const pick = request.options.find(wins(request.seat)) ?? request.options.find(wins(1 - request.seat)) ?? anyOf(request.options, random);
  return { kind: 'pick', picks: [pick] };
}

/** Tic-tac-toe with a ladder. */
export const ladder: RuleSystem<State, Event, unknown> = {
  id: 'ladder',
  readSetup: (input) => checked('setup', setupForm, input) as Setup,
  start: () => ({
    content: fingerprint(['ladder', 1]),
    seats: 2,
    state: { step: 'begin', active: 0, figures: [], winner: null },
    system: {
      clone: cloneState,
      next: (state, events) => (state.step === 'over' ? null : state.step === 'begin' ? begin(state, events) : turn(state, events)),
      refuse: () => null,
    },
    mind: {
      suggest: (_, request) => (request.kind === 'pick' ? request.options.map((option): Answer => ({ kind: 'pick', picks: [option] })) : []),
      reflex,
      judge: (state, seat) => (state.winner === null ? 0 : state.winner === seat ? 1 : -1),
      acting: ({ active }) => active,
    },
    outcome: (state) => (state.step === 'over' ? state.winner : undefined),
    view: cloneState,
    shown: (event) => event,
    imagine: (moment) => moment,
    checkState: (input) => checked('state', stateForm, input),
    tell: (event) => JSON.stringify(event),
  }),
};
