/** The one place where something of a match is made ready for somebody's eyes. What is not made here cannot be sent: its type says so. */
import type { Eyes } from '../core/rules.ts';
import type { Request } from '../core/script.ts';
import type { Earlier } from './earlier.ts';
import { takerFor, type MatchTaken } from './fault.ts';
import type { FilmOpening, FilmShot, Happened, Push, Update } from './link.ts';
import type { Step, Sight } from './record/record.ts';
import type { LinkRole } from './guest.ts';

declare const seen: unique symbol;
/** Data that certain eyes may have. */
export type Seen<T> = T & { readonly [seen]: true };

/** How a rule system hides things: the functions of its `Play` and of its `Projector`. */
export interface Hiding {
  view(state: unknown, eyes: Eyes): unknown;
  shown(event: unknown, eyes: Eyes): unknown;
}

const make = <T>(data: T): Seen<T> => data as Seen<T>;

const stateFor = (hiding: Hiding, state: unknown, sight: Sight): unknown => (sight === 'all' ? state : hiding.view(state, sight));
/** The host knows no rule system's events; that each has a type is checked by the forms of the link before it leaves. */
const eventsFor = (hiding: Hiding, events: readonly unknown[], sight: Sight): readonly Happened[] => (sight === 'all' ? events : events.map((event) => hiding.shown(event, sight))) as readonly Happened[];

/** A question is shown to the one who is asked: its options and what it is about may be what nobody else knows. */
const requestFor = (request: Request | null, eyes: Eyes): Request | null => (request === null || request.kind === 'roll' || request.seat !== eyes ? null : request);

/** How a match stands, before anything is hidden. */
export interface BareUpdate extends Omit<Update, 'view' | 'request' | 'events' | 'earlier'> {
  readonly state: unknown;
  readonly request: Request | null;
  readonly events: readonly unknown[];
  readonly earlier: readonly Earlier[];
}

/** An update for eyes that see how things stand. `told`: the eyes for which things happen, where what is told stays in view of others too. */
export function updateFor(hiding: Hiding, eyes: Eyes, told: Eyes, { state, request, events, earlier: past, back, ...open }: BareUpdate): Seen<Update> {
  const asked = requestFor(request, eyes);
  const earlier = past.map(({ at, events: then }) => ({ at, events: eventsFor(hiding, then, told) }));
  return make({
    ...open, ...(earlier.length === 0 ? {} : { earlier }),
    events: eventsFor(hiding, events, told), view: stateFor(hiding, state, eyes), request: asked, back: asked === null ? null : back,
  });
}

export function shotFor(hiding: Hiding, sight: Sight, at: number, state: unknown, step: Step | null): Seen<FilmShot> {
  return make({
    at,
    view: stateFor(hiding, state, sight),
    answered: step === null ? null : { seat: step.seat },
    events: eventsFor(hiding, step?.events ?? [], sight),
  });
}

/** What opens a film, before anything is hidden. */
export interface BareOpening extends Omit<FilmOpening, 'marks'> {
  readonly marks: readonly { readonly at: number; readonly kind: string; readonly event: unknown }[];
}

export const openingFor = (hiding: Hiding, sight: Sight, opening: BareOpening): Seen<FilmOpening> =>
  make({ ...opening, marks: opening.marks.map((mark) => ({ ...mark, event: eventsFor(hiding, [mark.event], sight)[0]! })) });

export const newsOf = (update: Seen<Update>): Seen<Push> => make({ type: 'update', update });
/** `message` is in the host's own words, not in those of a rule that broke. */
export const faultOf = (match: string, message: string): Seen<Push> => make({ type: 'fault', match, message });
/** Another Gantry has opened the match. */
export const takenOf = (match: string, taken: MatchTaken, role: LinkRole): Seen<Push> => make({ type: 'taken', match, message: taken.message, ...takerFor(taken, role) });
