import { z } from 'zod';
import { answerForm, pointForm } from '../core/form.ts';
import type { Answer, Refusal, Request, Seat } from '../core/script.ts';

/** Who answers for a seat. */
export const seatForm = z.enum(['person', 'computer']);
export type SeatKind = z.infer<typeof seatForm>;

const call = z.strictObject;
/** A match's id is also its file's name: no dots, no slashes. */
const matchId = z.string().regex(/^[a-z0-9-]{1,64}$/, 'not the id of a match');

/** Everything a screen may ask of the host, by name. The same forms check Electron IPC and the WebSocket. */
export const callForms = {
  /** What can be played and what is saved. */
  catalogue: call({}),
  /** Starts a match and becomes its watcher. */
  newMatch: call({ system: z.string(), setup: z.unknown(), seats: z.array(seatForm).min(1).max(5), seed: z.number().int().optional() }),
  /** Opens a saved match where it stopped. */
  continueMatch: call({ match: matchId }),
  /** Answers the request that stands after `at` answers. */
  answer: call({ match: matchId, at: z.number().int().min(0), answer: answerForm }),
  /** The odds of each option of the request that stands after `at` answers. */
  odds: call({ match: matchId, at: z.number().int().min(0) }),
  /** Stops watching; the match stays saved. */
  leave: call({ match: matchId }),
} as const;

export type CallName = keyof typeof callForms;
export type CallArgs<N extends CallName> = z.infer<(typeof callForms)[N]>;

export interface MatchSummary {
  readonly match: string;
  readonly system: string;
  readonly table: string;
  readonly seats: readonly SeatKind[];
  readonly answers: number;
  /** Milliseconds since 1970 of the last answer. */
  readonly saved: number;
  readonly over: boolean;
  /** One line for the menu, already plain ("turn 7"). */
  readonly turn: number;
}

export interface TableSummary {
  readonly id: string;
  readonly name: string;
  readonly theme: string;
}

/** Plain data for menus and cards: by system, whatever that system shows (Shatterpoint: `CardFace[]` and missions). */
export interface Catalogue {
  readonly systems: readonly { readonly id: string; readonly cards: readonly unknown[]; readonly missions: readonly unknown[] }[];
  readonly tables: readonly TableSummary[];
  readonly matches: readonly MatchSummary[];
}

/** By option, the odds as its rule system gives them (Shatterpoint: `OptionOdds`); null where there are none. */
export interface OddsReply {
  readonly odds: Readonly<Record<string, unknown>> | null;
}

export type CallResult<N extends CallName> =
  N extends 'catalogue' ? Catalogue : N extends 'newMatch' | 'continueMatch' ? Update : N extends 'odds' ? OddsReply : { readonly ok: true };

/** What a call that was not taken gives: nothing has changed. */
export interface LinkError {
  /** 'form' wrong message, 'refused' answer not allowed, 'late' another answer came first, 'missing' no such match, 'broken' host fault. */
  readonly code: 'form' | 'refused' | 'late' | 'missing' | 'broken';
  readonly message: string;
  readonly refusal?: Refusal;
}

/** The news after an answer: what happened, how things stand, what is asked. The renderer plays updates in order. */
export interface Update {
  readonly match: string;
  readonly system: string;
  readonly table: string;
  /** The rule system's own setup, as the match was started. */
  readonly setup: unknown;
  readonly seats: readonly SeatKind[];
  /** Answers accepted so far. */
  readonly at: number;
  /** The answer that caused this, with its seat (null: dice, or the opening). */
  readonly answered: { readonly seat: Seat | null; readonly answer: Answer } | null;
  readonly events: readonly unknown[];
  readonly view: unknown;
  readonly request: Request | null;
  /** Whose answer is awaited: a person's at this screen, the computer's, or nobody's (over). */
  readonly awaits: SeatKind | null;
  /** Winner's seat, 'draw', or null while the match runs. */
  readonly outcome: Seat | 'draw' | null;
}

/** What the host sends unasked. */
export type Push = { readonly type: 'update'; readonly update: Update } | { readonly type: 'fault'; readonly match: string; readonly message: string };

/** The one link between a screen and its host, whatever carries it (Electron IPC or a WebSocket). Calls reject with a `LinkError`. */
export interface Link {
  call<N extends CallName>(name: N, args: CallArgs<N>): Promise<CallResult<N>>;
  onPush(listen: (push: Push) => void): () => void;
}

const about = z.record(z.string(), z.union([z.string(), z.number()]));
const refusalForm = z.strictObject({ rule: z.string(), why: z.string(), detail: about.optional() });
const seatNumber = z.number().int().min(0);
const baseForm = { at: pointForm, radius: z.number() };

const requestForm = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('pick'), seat: seatNumber, ask: z.string(), about, options: z.array(z.string()),
    closed: z.array(z.strictObject({ option: z.string(), rule: z.string(), why: z.string(), detail: about.optional() })), min: z.number().int(), max: z.number().int(),
  }),
  z.strictObject({
    kind: z.literal('place'), seat: seatNumber, ask: z.string(), about, figure: z.string(), body: z.strictObject({ ...baseForm, height: z.number() }),
    others: z.array(z.looseObject(baseForm)), zone: z.looseObject({ kind: z.string() }),
    apart: z.strictObject({ bases: z.array(z.looseObject(baseForm)), range: z.number() }).optional(), optional: z.boolean(),
  }),
  z.strictObject({ kind: z.literal('roll'), why: z.string(), die: z.string(), sides: z.number().int(), count: z.number().int(), about }),
]);

const updateForm = z.strictObject({
  match: z.string(), system: z.string(), table: z.string(), setup: z.unknown(), seats: z.array(seatForm), at: seatNumber,
  answered: z.strictObject({ seat: seatNumber.nullable(), answer: answerForm }).nullable(),
  events: z.array(z.looseObject({ type: z.string() })), view: z.unknown(), request: requestForm.nullable(), awaits: seatForm.nullable(),
  outcome: z.union([seatNumber, z.literal('draw')]).nullable(),
});

const summaryForm = z.strictObject({
  match: z.string(), system: z.string(), table: z.string(), seats: z.array(seatForm), answers: seatNumber, saved: z.number(), over: z.boolean(), turn: z.number().int(),
});

const catalogueForm = z.strictObject({
  systems: z.array(z.strictObject({ id: z.string(), cards: z.array(z.unknown()), missions: z.array(z.unknown()) })),
  tables: z.array(z.strictObject({ id: z.string(), name: z.string(), theme: z.string() })),
  matches: z.array(summaryForm),
});

const oddsForm = z.strictObject({ odds: z.record(z.string(), z.unknown()).nullable() });
const okForm = z.strictObject({ ok: z.literal(true) });

/** What every call gives back: checked by the host before it is sent, and by the screen when it arrives. */
export const resultForms = { catalogue: catalogueForm, newMatch: updateForm, continueMatch: updateForm, answer: okForm, odds: oddsForm, leave: okForm } as const satisfies Record<CallName, z.ZodType>;

/** Form of what the host sends unasked. */
export const pushForm = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('update'), update: updateForm }),
  z.strictObject({ type: z.literal('fault'), match: z.string(), message: z.string() }),
]);

/** Form of why a call was not taken. */
export const errorForm = z.strictObject({ code: z.enum(['form', 'refused', 'late', 'missing', 'broken']), message: z.string(), refusal: refusalForm.optional() });

/** Envelopes on a WebSocket: a call with its number, and its reply. */
export const callEnvelopeForm = z.strictObject({ id: z.number().int().min(0), name: z.enum(Object.keys(callForms) as [CallName, ...CallName[]]), args: z.unknown() });
export const replyEnvelopeForm = z.union([
  z.strictObject({ id: z.number().int(), result: z.unknown() }),
  z.strictObject({ id: z.number().int().nullable(), error: errorForm }),
  z.strictObject({ push: pushForm }),
]);
