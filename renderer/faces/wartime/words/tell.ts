import type { Seat } from '../../../../engine/core/script.ts';
import type { Event } from '../../../../engine/wartime/events.ts';
import type { Happened } from '../../../../engine/host/link.ts';
import { seatName } from '../../../words/seats.ts';
import { prettify, type Speak, type Values } from '../../../words/speak.ts';
import { characterIn } from '../view.ts';
import { called, type Situation } from './names.ts';

/** Events that another line already tells. */
const QUIET: ReadonlySet<string> = new Set(['concentrationSpent', 'activationEnded', 'turnEnded', 'moved'] satisfies readonly Event['type'][]);
/** Actions that tell of themselves when they happen. */
const TOLD: ReadonlySet<unknown> = new Set(['shoot', 'concentrate', 'wait']);

/** A difference in height that is told of (mm). */
const STEP = 20;

/** Whether the log leaves an event out. */
export const isQuiet = (event: Happened): boolean => {
  if (event.type === 'moved') return Math.abs(rise(event)) < STEP;
  return QUIET.has(event.type) || (event.type === 'actionBegun' && TOLD.has(event['action']));
};

/** The side that an event is about, or null. */
export function sideOf(event: Happened, { view }: Situation): Seat | null {
  for (const field of ['seat', 'winner'] as const) if (typeof event[field] === 'number') return event[field];
  for (const field of ['character', 'shooter'] as const) {
    const id = event[field];
    const found = typeof id === 'string' ? characterIn(view, id) : undefined;
    if (found !== undefined) return found.seat;
  }
  return null;
}

const signed = (n: number): string => (n > 0 ? `+${n}` : `−${Math.abs(n)}`);

const point = (value: unknown): { readonly x: number; readonly y: number; readonly z: number } => (typeof value === 'object' && value !== null ? value as never : { x: 0, y: 0, z: 0 });
const rise = ({ from, to }: Happened): number => point(to).y - point(from).y;
const cm = (mm: number): string => (mm / 10).toFixed(1);

/** What decided: the rule's id, and what of it. */
function reasonOf(rule: unknown, speak: Speak): string {
  const text = String(rule);
  return speak(`wartime.reason.${text.endsWith('felled') ? 'felled' : text.endsWith('left') ? 'left' : 'last'}`);
}

/** Fields that hold the id of a character or of a thing on the table. */
const NAMED = ['character', 'shooter', 'target', 'to', 'by', 'into', 'action', 'answer'] as const;

function valuesOf(event: Happened, situation: Situation, speak: Speak): Values {
  const values: Record<string, string | number> = {};
  for (const [field, value] of Object.entries(event)) if (typeof value === 'number') values[field] = value;
  for (const field of NAMED) if (typeof event[field] === 'string') values[field] = called(situation, event[field]);
  for (const field of ['check', 'degree'] as const) if (typeof event[field] === 'string') values[field] = speak(`wartime.${field}.${event[field]}`);
  if (typeof event['cost'] === 'number') values['count'] = event['cost'];
  return values;
}

/** What a sentence needs beyond the fields of its event, and which of several sentences it is. */
function extraValues(event: Happened, situation: Situation, speak: Speak): Values {
  const side = (seat: unknown): string => seatName(situation.seats, Number(seat), speak);
  switch (event.type) {
    case 'initiativeRolled': {
      const rolls = (event['rolls'] as readonly number[] | undefined) ?? [];
      return { rolls: rolls.map((roll, i) => `${side((event['seats'] as readonly number[])[i])} ${roll}`).join(', ') };
    }
    case 'initiativeWon': return { side: side(event['seat']) };
    case 'activated': return { count: Number(event['left']) };
    case 'moved': {
      const [from, to] = [point(event['from']), point(event['to'])];
      const up = rise(event);
      const context = up >= STEP ? { context: 'climbed' } : up <= -STEP ? { context: 'fell' } : {};
      return { cm: cm(Math.hypot(to.x - from.x, to.z - from.z)), rise: cm(Math.abs(up)), ...context };
    }
    case 'shotDeclared': return event['outOfTurn'] === true ? { context: 'outOfTurn' } : {};
    case 'strayed': return event['hit'] === true ? { context: 'hit' } : {};
    case 'damaged': return { count: Number(event['lost']), ...(event['by'] === event['character'] ? { context: 'fall' } : {}) };
    case 'felled': return characterIn(situation.view, String(event['by']))?.seat === characterIn(situation.view, String(event['character']))?.seat ? { context: 'own' } : {};
    case 'moodChanged': return { by: signed(Number(event['by'])), context: Number(event['by']) > 0 ? 'up' : 'down' };
    case 'decided': return { reason: reasonOf(event['rule'], speak), ...(event['winner'] === null ? { context: 'draw' } : { side: side(event['winner']) }) };
    default: return {};
  }
}

/** The sentence of an event. */
export function tell(event: Happened | Event, situation: Situation, speak: Speak): string {
  const happened = event as Happened;
  const key = `wartime.event.${happened.type}`;
  const values = { ...valuesOf(happened, situation, speak), ...extraValues(happened, situation, speak) };
  if (![key, `${key}_one`, `${key}_up`].some((known) => speak.has(known))) return speak('wartime.event.unknown', { word: prettify(happened.type) });
  return speak(key, values);
}
