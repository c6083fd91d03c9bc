import type { Seat } from '../../../../engine/core/script.ts';
import type { Event, EventOf } from '../../../../engine/wartime/events.ts';
import { seatName } from '../../../words/seats.ts';
import { prettify, type Speak, type Values } from '../../../words/speak.ts';
import { characterIn } from '../view.ts';
import type { AttackPart } from '../../face.ts';
import { called, type Situation } from './names.ts';

/** Events that another line already tells. */
const QUIET: ReadonlySet<string> = new Set(['concentrationSpent', 'activationEnded', 'turnEnded'] satisfies readonly Event['type'][]);
/** Actions that tell of themselves when they happen. */
const TOLD: ReadonlySet<unknown> = new Set(['shoot', 'concentrate', 'wait']);

/** What belongs to the shot above it. */
const WITHIN: ReadonlySet<string> = new Set(['answered', 'checked', 'shotLost', 'strayed', 'damaged', 'exploded', 'felled', 'moodChanged'] satisfies readonly Event['type'][]);

/** A difference in height that is told of (mm). */
const STEP = 20;

/** Whether the log leaves an event out. */
export const isQuiet = (event: Event): boolean => QUIET.has(event.type) || (event.type === 'actionBegun' && TOLD.has(event.action));

export const partOf = ({ type }: Event): AttackPart => (type === 'shotDeclared' ? 'opens' : WITHIN.has(type) ? 'within' : 'apart');

/** A way with the action that it was gone by. */
type Told = Event & { readonly action?: string; readonly cost?: number };

/** A phase in which nobody acts is passed over; an action and the way that is gone by it are one. */
export function joined(earlier: Event, later: Event): Told | null {
  if (earlier.type === 'phaseBegun' && later.type === 'phaseBegun') return later;
  return earlier.type === 'actionBegun' && later.type === 'moved' && earlier.character === later.character ? { ...later, action: earlier.action, cost: earlier.cost } : null;
}

/** The side that an event is about, or null. */
export function sideOf(event: Event, { view }: Situation): Seat | null {
  if ('seat' in event) return event.seat;
  if ('winner' in event) return event.winner;
  const id = 'character' in event ? event.character : 'shooter' in event ? event.shooter : null;
  return id === null ? null : characterIn(view, id)?.seat ?? null;
}

const signed = (n: number): string => (n > 0 ? `+${n}` : `−${Math.abs(n)}`);

const rise = ({ from, to }: EventOf<'moved'>): number => to.y - from.y;
const cm = (mm: number): string => (mm / 10).toFixed(1);

/** What decided: the rule's id, and what of it. */
function reasonOf(rule: string, speak: Speak): string {
  return speak(`wartime.reason.${rule.endsWith('felled') ? 'felled' : rule.endsWith('left') ? 'left' : 'last'}`);
}

/** Fields that hold the id of a character or of a thing on the table. */
const NAMED = ['character', 'shooter', 'target', 'to', 'by', 'into', 'action', 'answer'] as const;

function valuesOf(event: Told, situation: Situation, speak: Speak): Values {
  const fields: Readonly<Record<string, unknown>> = event;
  const values: Record<string, string | number> = {};
  for (const [field, value] of Object.entries(fields)) if (typeof value === 'number') values[field] = value;
  for (const field of NAMED) {
    const id = fields[field];
    if (typeof id === 'string') values[field] = called(situation, id);
  }
  if (event.type === 'checked') for (const field of ['check', 'degree'] as const) values[field] = speak(`wartime.${field}.${event[field]}`);
  if (event.cost !== undefined) values['count'] = event.cost;
  return values;
}

/** What a sentence needs beyond the fields of its event, and which of several sentences it is. */
function extraValues(event: Told, situation: Situation, speak: Speak): Values {
  const side = (seat: Seat): string => seatName(situation, seat, speak);
  const seatOf = (character: string): Seat | undefined => characterIn(situation.view, character)?.seat;
  switch (event.type) {
    case 'initiativeRolled': return { rolls: event.seats.map((seat, i) => `${side(seat)} ${event.rolls[i]!}`).join(', ') };
    case 'initiativeWon': return { side: side(event.seat) };
    case 'activated': return { count: event.left };
    case 'moved': {
      const { from, to } = event;
      const up = rise(event);
      const way = up >= STEP ? 'climbed' : up <= -STEP ? 'fell' : 'walked';
      const context = { context: event.action === undefined ? way : `${way}_by` };
      return { cm: cm(Math.hypot(to.x - from.x, to.z - from.z)), rise: cm(Math.abs(up)), ...context };
    }
    case 'shotDeclared': return event.outOfTurn ? { context: 'outOfTurn' } : {};
    case 'strayed': return event.hit ? { context: 'hit' } : {};
    case 'damaged': return { count: event.lost, ...(event.by === event.character ? { context: 'fall' } : {}) };
    case 'felled': return seatOf(event.by) === seatOf(event.character) ? { context: 'own' } : {};
    case 'moodChanged': return { by: signed(event.by), context: event.by > 0 ? 'up' : 'down' };
    case 'decided': return { reason: reasonOf(event.rule, speak), ...(event.winner === null ? { context: 'draw' } : { side: side(event.winner) }) };
    default: return {};
  }
}

/** The sentence of an event. */
export function tell(event: Told, situation: Situation, speak: Speak): string {
  const key = `wartime.event.${event.type}`;
  if (![key, `${key}_one`, `${key}_up`].some((known) => speak.has(known))) return speak('wartime.event.unknown', { word: prettify(event.type) });
  return speak(key, { ...valuesOf(event, situation, speak), ...extraValues(event, situation, speak) });
}
