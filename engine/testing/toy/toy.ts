import { z } from 'zod';
import { checked } from '../../core/form.ts';
import { fingerprint } from '../../core/hash.ts';
import { HIDDEN, type Eyes, type RuleSystem, type Setup } from '../../core/rules.ts';
import { imagined } from '../../core/imagine.ts';
import type { Random } from '../../core/rng.ts';
import { pickOne, roll, type Script, type Seat } from '../../core/script.ts';
import type { System } from '../../core/session.ts';

/** Two seats race to a sum: on your turn add one, or throw a die and add it; an unlucky 1 costs two. */
export interface ToyState {
  turn: number;
  active: Seat;
  sums: number[];
  /** A secret of each seat, to test redacted views. */
  secrets: number[];
}

export type ToyEvent =
  | { readonly type: 'added'; readonly seat: Seat; readonly amount: number }
  | { readonly type: 'passed'; readonly seat: Seat }
  /** A card that only its drawer sees becomes the seat's secret. */
  | { readonly type: 'peeked'; readonly seat: Seat; readonly card: number | typeof HIDDEN };

export interface ToySetup extends Setup {
  readonly goal: number;
  /** Whether a secret card may be drawn. */
  readonly peeks?: boolean;
}

const setupForm = z.strictObject({ table: z.string(), goal: z.number().int().min(1).max(1_000_000).default(20), peeks: z.boolean().optional() });

/** A rule system of twenty lines that uses everything a host must handle: picks, dice, hidden things, refusals. */
export const toy: RuleSystem<ToyState, ToyEvent, unknown> = {
  id: 'toy',
  readSetup: (input) => checked('setup', setupForm, input) as ToySetup,
  start(setup) {
    const { goal, peeks = false } = setup as ToySetup;
    const over = (s: ToyState): boolean => s.sums.some((sum) => sum >= goal);
    const system: System<ToyState, ToyEvent> = {
      clone: (s) => ({ ...s, sums: s.sums.slice(), secrets: s.secrets.slice() }),
      next: (s, events) => (over(s) ? null : turn(s, events, peeks)),
      refuse: (s, request, answer) => (request.kind === 'pick' && answer.kind === 'pick' && answer.picks[0] === 'pass' && s.turn < 3 ? { rule: 'TOY-1', why: 'tooEarly' } : null),
    };
    return {
      content: fingerprint(['toy', goal]),
      seats: 2,
      state: { turn: 1, active: 0, sums: [0, 0], secrets: [7, 8] },
      system,
      mind: {
        suggest: (_, request) => (request.kind === 'pick' ? request.options.filter((option) => option !== 'pass').map((option) => ({ kind: 'pick', picks: [option] })) : []),
        reflex: (_, request, random) => ({ kind: 'pick', picks: [request.kind === 'pick' && request.ask === 'peeked' ? request.options[0]! : random() < 0.5 ? 'throw' : 'one'] }),
        judge: (s, seat) => Math.max(-1, Math.min(1, (s.sums[seat]! - s.sums[1 - seat]!) / goal)),
        acting: ({ active }) => active,
      },
      outcome: (s) => (over(s) ? s.sums.findIndex((sum) => sum >= goal) : undefined),
      view: (s, eyes) => ({ ...s, secrets: s.secrets.map((secret, owner) => (owner === eyes ? secret : 0)) }),
      shown,
      imagine: (moment, eyes, random) => imagined({ system, shown, shuffled }, moment, eyes, random),
      tell: (event) => (event.type === 'added' ? `seat ${event.seat} adds ${event.amount}` : `seat ${event.seat} ${event.type}`),
    };
  },
};

/** What certain eyes may know of the toy's events. */
export const shown = (event: ToyEvent, eyes: Eyes): ToyEvent => (event.type === 'peeked' && event.seat !== eyes ? { ...event, card: HIDDEN } : event);

/** Others' secrets are anything. */
const shuffled = (s: ToyState, eyes: Eyes, random: Random): ToyState => ({
  ...s,
  secrets: s.secrets.map((secret, owner) => (owner === eyes ? secret : 1 + Math.floor(random() * 9))),
});

function* turn(s: ToyState, events: ToyEvent[] | null, peeks: boolean): Script {
  const seat = s.active;
  const choice = yield* pickOne({ seat, ask: 'add', about: { turn: s.turn } }, peeks ? ['one', 'throw', 'peek', 'pass'] : ['one', 'throw', 'pass']);
  if (choice === 'pass') events?.push({ type: 'passed', seat });
  else if (choice === 'peek') {
    const [card] = yield* roll({ why: 'peek', die: 'card', sides: 1000, count: 1, about: { seat } });
    s.secrets[seat] = card!;
    events?.push({ type: 'peeked', seat, card: card! });
    yield* pickOne({ seat, ask: 'peeked', about: { card: card! } }, [`keep-${card}`, 'forget']);
  }
  else {
    const face = choice === 'one' ? 1 : (yield* roll({ why: 'add', die: 'd6', sides: 6, count: 1 }))[0]!;
    const amount = choice === 'throw' && face === 1 ? -2 : face;
    s.sums[seat]! += amount;
    events?.push({ type: 'added', seat, amount });
  }
  s.active = 1 - seat;
  s.turn++;
}
