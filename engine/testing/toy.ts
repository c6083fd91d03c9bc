import { z } from 'zod';
import { checked } from '../core/form.ts';
import { fingerprint } from '../core/hash.ts';
import type { RuleSystem, Setup } from '../core/rules.ts';
import { pickOne, roll, type Script, type Seat } from '../core/script.ts';

/** Two seats race to a sum: on your turn add one, or throw a die and add it; an unlucky 1 costs two. */
export interface ToyState {
  turn: number;
  active: Seat;
  sums: number[];
  /** A secret of each seat, to test redacted views. */
  secrets: number[];
}

export type ToyEvent = { readonly type: 'added'; readonly seat: Seat; readonly amount: number } | { readonly type: 'passed'; readonly seat: Seat };

export interface ToySetup extends Setup {
  readonly goal: number;
}

const setupForm = z.strictObject({ table: z.string(), goal: z.number().int().min(1).max(1_000_000).default(20) });

/** A rule system of twenty lines that uses everything a host must handle: picks, dice, hidden things, refusals. */
export const toy: RuleSystem<ToyState, ToyEvent, unknown> = {
  id: 'toy',
  readSetup: (input) => checked('setup', setupForm, input) as ToySetup,
  start(setup) {
    const goal = (setup as ToySetup).goal;
    const over = (s: ToyState): boolean => s.sums.some((sum) => sum >= goal);
    return {
      content: fingerprint(['toy', goal]),
      seats: 2,
      state: { turn: 1, active: 0, sums: [0, 0], secrets: [7, 8] },
      system: {
        clone: (s) => ({ ...s, sums: s.sums.slice(), secrets: s.secrets.slice() }),
        next: (s, events) => (over(s) ? null : turn(s, events)),
        refuse: (s, request, answer) => (request.kind === 'pick' && answer.kind === 'pick' && answer.picks[0] === 'pass' && s.turn < 3 ? { rule: 'TOY-1', why: 'tooEarly' } : null),
      },
      mind: {
        suggest: (_, request) => (request.kind === 'pick' ? request.options.filter((option) => option !== 'pass').map((option) => ({ kind: 'pick', picks: [option] })) : []),
        reflex: (_, request, random) => ({ kind: 'pick', picks: [request.kind === 'pick' && random() < 0.5 ? 'throw' : 'one'] }),
        judge: (s, seat) => Math.max(-1, Math.min(1, (s.sums[seat]! - s.sums[1 - seat]!) / goal)),
      },
      outcome: (s) => (over(s) ? s.sums.findIndex((sum) => sum >= goal) : undefined),
      view: (s, seat) => ({ ...s, secrets: s.secrets.map((secret, owner) => (owner === seat ? secret : 0)) }),
      imagine: ({ base, pending }, seat, random) => ({ base: { ...base, secrets: base.secrets.map((secret, owner) => (owner === seat ? secret : Math.floor(random() * 10))) }, pending }),
      tell: (event) => (event.type === 'added' ? `seat ${event.seat} adds ${event.amount}` : `seat ${event.seat} passes`),
    };
  },
};

function* turn(s: ToyState, events: ToyEvent[] | null): Script {
  const seat = s.active;
  const choice = yield* pickOne({ seat, ask: 'add', about: { turn: s.turn } }, ['one', 'throw', 'pass']);
  if (choice === 'pass') events?.push({ type: 'passed', seat });
  else {
    const face = choice === 'one' ? 1 : (yield* roll({ why: 'add', die: 'd6', sides: 6, count: 1 }))[0]!;
    const amount = choice === 'throw' && face === 1 ? -2 : face;
    s.sums[seat]! += amount;
    events?.push({ type: 'added', seat, amount });
  }
  s.active = 1 - seat;
  s.turn++;
}
