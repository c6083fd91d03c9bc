import type { CallArgs, CallName, CallResult, Link, Push, Update } from '../../engine/host/link.ts';
import type { Clock } from '../match/clock.ts';
import type { Stage } from '../match/stage.ts';
import type { Player, Unit } from '../../engine/shatterpoint/state/state.ts';
import type { MatchView } from '../faces/shatterpoint/view.ts';

/** A stage that only writes down what it was told. For tests. */
export function fakeStage(): Stage & { readonly told: string[] } {
  const told: string[] = [];
  const names = [
    'clear', 'snapTo', 'prepare', 'move', 'act', 'face', 'harm', 'setDamage', 'spare', 'addToken', 'setActive', 'setTarget', 'blow', 'throwDice', 'dropFaces', 'turnDie', 'changeDie', 'addDie', 'clearDice', 'setMarkers', 'changeMarker', 'swing', 'turnCard', 'slideToken', 'win', 'look', 'hush',
  ] as const satisfies readonly (keyof Stage)[];
  const methods = Object.fromEntries(names.map((name) => [name, (...args: readonly unknown[]) => {
    told.push(args.length > 0 && typeof args[0] === 'string' ? `${name} ${args[0]}` : name);
  }]));
  return { ...(methods as unknown as Stage), told };
}

/** A clock that lets every wait pass at once and adds it up, or holds all waits until told. For tests. */
export function fakeClock(holding = false): Clock & { total: number; release(): void } {
  let held: (() => void)[] = [];
  const clock = {
    total: 0,
    wait(milliseconds: number, signal: AbortSignal): Promise<void> {
      clock.total += milliseconds;
      if (!holding || signal.aborted) return Promise.resolve();
      return new Promise((done) => {
        held.push(done);
        signal.addEventListener('abort', () => done(), { once: true });
      });
    },
    release(): void {
      const now = held;
      held = [];
      for (const done of now) done();
    },
  };
  return clock;
}

/** A player with nothing. */
export const aPlayer = (change: Partial<Player> = {}): Player => ({
  ready: 0, pool: 0, deck: { left: [] }, top: [], bottom: [], secret: [], discard: [], removed: [], hand: [], reserve: null, provider: null, reserved: false,
  momentum: [8, 7], claimed: [], toDeploy: [], ...change,
});

/** A unit with so many characters, none of which is on the table yet. */
export const aUnit = (id: string, characters = 1, change: Partial<Unit> = {}): Unit => ({
  id, seat: Number(id[0]), squad: 0, card: id.slice(2), stance: 0, damage: 0, wounded: 0, injured: 0, conditions: [], hunker: 0, defeated: false,
  tags: [], marks: [], used: [],
  characters: Array.from({ length: characters }, (_, i) => ({ id: `${id}.${i + 1}`, at: null })), ...change,
});

/** A view with nothing on the table. */
export const emptyView = (turn = 1): MatchView => ({
  phase: 'play', step: 'act', turn, first: 0, active: 0, edges: [1, -1], players: [aPlayer(), aPlayer()], units: [aUnit('0.a')], mission: null, objectives: [],
  struggle: { token: 0, number: 1, card: null, map: 0, wonBy: null, lastLoser: null, piles: [] }, activation: null, activated: null,
  attacks: [], waiting: [], lasting: [], averted: [], winner: null,
});

export const anUpdate = (change: Partial<Update> = {}): Update => ({
  match: 'm', system: 'shatterpoint', table: 'refinery', setup: { claimsToWin: 2 }, seats: ['person', 'computer'], at: 0, answered: null, events: [], view: emptyView(), request: null, awaits: 'computer', back: null, outcome: null, ...change,
});

export interface FakeLink extends Link {
  readonly calls: (readonly [name: CallName, args: unknown])[];
  push(push: Push): void;
}

/** A link that answers from a table of functions. */
export function fakeLink(answers: { readonly [N in CallName]?: (args: CallArgs<N>) => unknown }): FakeLink {
  const calls: (readonly [CallName, unknown])[] = [];
  const listeners = new Set<(push: Push) => void>();
  return {
    calls,
    call: async <N extends CallName>(name: N, args: CallArgs<N>) => {
      calls.push([name, args]);
      const answer = answers[name] as ((args: CallArgs<N>) => unknown) | undefined;
      return (answer === undefined ? { ok: true } : await answer(args)) as CallResult<N>;
    },
    onPush: (listen) => {
      listeners.add(listen);
      return () => { listeners.delete(listen); };
    },
    push: (push) => { for (const listen of listeners) listen(push); },
  };
}
