import type { Page } from '@playwright/test';

/** How far the page should play by itself. */
export interface Stint {
  /** Answers of persons after which it stops; it stops earlier when the match is over. */
  readonly answers: number;
  /** Of so many answers one is shown with all its moves and dice; the others are skipped. */
  readonly showEach: number;
  readonly seed: number;
}

export interface Played {
  /** Answers that persons gave. */
  readonly answers: number;
  /** Answers of everybody that stood at the end less those at the beginning: persons', the computer's and the dice's. */
  readonly all: number;
  /** Events that the log told of. */
  readonly events: number;
  readonly over: boolean;
}

/**
 * Plays in the page itself, as fast as it can draw: any legal option by chance, figures put down with the arrow keys of the
 * place tool. The same seed makes the same choices where the same is asked. Throws what the game reports as a fault.
 */
export const playOn = (page: Page, stint: Stint): Promise<Played> => page.evaluate(async ({ answers: most, showEach, seed }) => {
  const { store } = window.__gantry! as unknown as { readonly store: { getState(): Table } };
  interface Table {
    readonly shown: { readonly at: number; readonly outcome: unknown; readonly awaits: string | null } | null;
    readonly request: { readonly kind: 'pick' | 'place'; readonly options: readonly string[]; readonly min: number; readonly max: number; readonly optional: boolean } | null;
    readonly aimed: { readonly at: unknown; readonly refusal: unknown } | null;
    readonly log: readonly { readonly key: number }[];
    readonly playing: boolean;
    readonly sending: boolean;
    readonly fault: string | null;
    answer(answer: unknown): Promise<boolean>;
    skip(): void;
  }
  const pause = (milliseconds: number): Promise<void> => new Promise((done) => setTimeout(done, milliseconds));
  let state = seed;
  const chance = (below: number): number => {
    state = (state * 1664525 + 1013904223) % 4294967296;
    return Math.floor((state / 4294967296) * below);
  };
  const press = (key: string): void => void window.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
  /** Where the place tool stands after an arrow key; null when no arrow leads to a legal place. */
  const aim = async (): Promise<unknown> => {
    const from = chance(4);
    for (let i = 0; i < 4; i++) {
      const before = store.getState().aimed;
      press(['ArrowUp', 'ArrowRight', 'ArrowDown', 'ArrowLeft'][(from + i) % 4]!);
      for (let waited = 0; waited < 3000 && store.getState().aimed === before; waited += 10) await pause(10);
      const { aimed } = store.getState();
      if (aimed !== null && aimed.refusal === null) return aimed.at;
    }
    return null;
  };
  const told = (): number => store.getState().log.at(-1)?.key ?? 0;
  const [began, firstTold] = [store.getState().shown?.at ?? 0, told()];
  const played = (answers: number, over: boolean): { answers: number; all: number; events: number; over: boolean } => ({
    answers, all: (store.getState().shown?.at ?? 0) - began, events: told() - firstTold, over,
  });
  let answers = 0;
  let idle = 0;
  while (answers < most) {
    const { shown, request, playing, sending, fault, skip, answer } = store.getState();
    if (fault !== null) throw new Error(`the game reports: ${fault}`);
    if (!playing && shown !== null && shown.outcome !== null) return played(answers, true);
    if (playing || sending || request === null) {
      if (answers % showEach !== 0) skip();
      if ((idle += 1) > 6000) throw new Error(`nothing is asked for a minute: ${JSON.stringify({ playing, sending, awaits: shown?.awaits })}`);
      await pause(10);
      continue;
    }
    idle = 0;
    if (request.kind === 'place') {
      const at = await aim();
      if (at === null && !request.optional) throw new Error('no key leads to a legal place');
      await answer({ kind: 'place', at: request.optional && chance(4) === 0 ? null : at });
    } else {
      const from = chance(request.options.length);
      const count = Math.min(request.options.length, Math.max(1, request.min), request.max);
      await answer({ kind: 'pick', picks: Array.from({ length: count }, (_, i) => request.options[(from + i) % request.options.length]) });
    }
    answers += 1;
  }
  return played(answers, false);
}, stint);
