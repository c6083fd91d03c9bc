import type { Seat } from '../../../../engine/core/script.ts';
import type { Event } from '../../../../engine/miniatures/events.ts';
import { seatName } from '../../../words/seats.ts';
import { prettify, type Speak, type Values } from '../../../words/speak.ts';
import { doorWords } from '../table/doors.ts';
import { squareName } from '../table/squares.ts';
import { figureIn } from '../view.ts';
import type { AttackPart } from '../../face.ts';
import { called, figureName, type Situation } from './names.ts';

const own = (type: string): string => `miniatures.event.${type}`;

/** Events that another line already tells. */
const QUIET: ReadonlySet<string> = new Set<Event['type']>(['mustered', 'turnEnded', 'roundEnded', 'initiativeWon', 'fumbled', 'lessonTaught', 'attackResumed']);
/** What belongs to the attack above it. */
const WITHIN: ReadonlySet<string> = new Set<Event['type']>(['targetDrawn', 'fireCombined', 'attackRolled', 'guarded', 'hit', 'missed', 'damaged', 'defeated']);

/** Whether the log leaves an event out: bookkeeping, every step of a way but the last, and a hit, whose damage tells of it. */
export const isQuiet = (event: Event): boolean =>
  QUIET.has(event.type) || (event.type === 'stepped' && !event.last) || (event.type === 'hit' && !event.critical);

export const partOf = ({ type }: Event): AttackPart => (type === 'attackDeclared' ? 'opens' : WITHIN.has(type) ? 'within' : 'apart');

/** A way that goes on is one. */
export const joined = (earlier: Event, later: Event): Event | null =>
  (earlier.type === 'stepped' && later.type === 'stepped' && earlier.figure === later.figure ? later : null);

/** A figure by its name; where one of the other side has the same, with its side. */
function told(id: string, situation: Situation, speak: Speak): string {
  const name = called(situation, id);
  const self = figureIn(situation.view, id);
  if (self === undefined || situation.view.figures.every((other) => other.seat === self.seat || figureName(situation, other) !== name)) return name;
  return speak('miniatures.event.figureOf', { name, side: seatName(situation, self.seat, speak) });
}

const FIGURES = ['figure', 'attacker', 'helper', 'guard', 'holder'] as const;

/** The side that an event is about, or null. */
export function sideOf(event: Event, { view }: Situation): Seat | null {
  const fields: Readonly<Record<string, unknown>> = event;
  if (typeof fields['seat'] === 'number') return fields['seat'];
  for (const field of FIGURES) {
    const id = fields[field];
    const figure = typeof id === 'string' ? figureIn(view, id) : undefined;
    if (figure !== undefined) return figure.seat;
  }
  return null;
}

/** The values of an event's sentence, and what form it takes. */
function valuesOf(event: Event, situation: Situation, speak: Speak): Values {
  const name = (id: string): string => told(id, situation, speak);
  const side = (seat: Seat): string => seatName(situation, seat, speak);
  switch (event.type) {
    case 'joined': return { figure: name(event.figure), side: side(event.seat), cost: situation.cards.find(({ id }) => id === event.card)?.cost ?? 0 };
    case 'mustered': return { side: side(event.seat) };
    case 'deployed': return { figure: name(event.figure), square: squareName(event.to) };
    case 'roundBegun':
    case 'roundEnded': return { round: event.round };
    case 'initiativeRolled': return { rolls: event.rolls.map((roll, seat) => `${side(seat)} ${roll}`).join(', ') };
    case 'initiativeWon':
    case 'firstChosen': return { side: side(event.seat) };
    case 'phaseBegun': return { side: side(event.seat), count: event.activations };
    case 'activated':
    case 'turnEnded':
    case 'hastened':
    case 'stoodStill':
    case 'leapt':
    case 'lessonTaught':
    case 'fumbled': return { figure: name(event.figure) };
    case 'stepped': return { figure: name(event.figure), square: squareName(event.to) };
    case 'opportunityTaken': return { figure: name(event.figure), mover: name(event.mover) };
    case 'featUsed': return { figure: name(event.figure), feat: name(event.feat) };
    case 'attackDeclared': return { attacker: name(event.attacker), target: name(event.target), ...(event.cover ? { context: 'cover' } : {}) };
    case 'attackResumed': return { attacker: name(event.attacker), target: name(event.target) };
    case 'targetDrawn': return { attacker: name(event.attacker), from: name(event.from), to: name(event.to), ...(event.cover ? { context: 'cover' } : {}) };
    case 'saveRolled': return { figure: name(event.figure), natural: event.natural, needed: event.needed, ...(event.made ? {} : { context: 'failed' }) };
    case 'fireCombined': return { helper: name(event.helper), attacker: name(event.attacker) };
    case 'attackRolled': return { attacker: name(event.attacker), natural: event.natural, signed: signed(event.total - event.natural), total: event.total, defense: event.defense };
    case 'hit': return { target: name(event.target), ...(event.critical ? { context: 'critical' } : {}) };
    case 'guarded': return { guard: name(event.guard), target: name(event.target) };
    case 'missed': return { target: name(event.target) };
    case 'damaged': return { figure: name(event.figure), amount: event.amount };
    case 'defeated': return { figure: name(event.figure), by: name(event.by) };
    case 'strafed': return { figure: name(event.figure), target: name(event.target) };
    case 'doorMoved': {
      const door = doorWords('miniatures.event.door', situation.view, event.door, speak);
      return event.holder === null ? { door, ...(event.open ? {} : { context: 'shut' }) } : { door, figure: name(event.holder), context: event.open ? 'heldOpen' : 'heldShut' };
    }
    case 'doorHeld': return { figure: name(event.holder), door: doorWords('miniatures.event.door', situation.view, event.door, speak), ...(event.open ? {} : { context: 'shut' }) };
    case 'doorReleased': return { figure: name(event.holder), door: doorWords('miniatures.event.door', situation.view, event.door, speak) };
    case 'forceSpent': return { figure: name(event.figure), payer: name(event.payer), count: event.points, ...(event.payer === event.figure ? {} : { context: 'lent' }) };
    case 'forceGained': return { figure: name(event.figure), count: event.points, ...(event.spirit ? { context: 'spirit' } : {}) };
    case 'actionTaken': return { figure: name(event.figure), feat: name(event.feat), ...(event.target === null ? {} : { target: name(event.target), context: 'on' }) };
    case 'healed': return { figure: name(event.figure), amount: event.amount };
    case 'decided': return event.winner === null ? { context: 'draw' } : { side: side(event.winner), why: speak(`miniatures.decidedBy.${event.rule.slice('SWM-'.length).replace('.', '-')}`) };
    default: return event satisfies never;
  }
}

/** A number with its sign: +4, −1. */
export const signed = (value: number): string => (value < 0 ? `−${-value}` : `+${value}`);

/** The sentence of an event, in the language of `speak`; one that this screen does not know is told by its type. */
export function tell(event: Event, situation: Situation, speak: Speak): string {
  const key = own(event.type);
  if (!speak.has(key) && !speak.has(`${key}_one`)) return speak('event.unknown', { word: prettify(event.type) });
  return speak(key, valuesOf(event, situation, speak));
}
