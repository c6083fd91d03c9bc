import { fingerprint } from '../core/hash.ts';
import type { Play } from '../core/rules.ts';
import type { Answer } from '../core/script.ts';
import { causeOf } from '../host/fault.ts';
import { offeredAs, type Offered } from '../host/offer.ts';
import { quickAnswers } from '../host/quick.ts';
import type { Job, Likely, QuickJob } from '../host/thinker.ts';
import { think } from '../search/think.ts';
import type { Port } from './port.ts';
import { rehearsalSteps } from './rehearsal.ts';

/** Answers in one imagined future. */
export const DEPTH = 25;
/** Milliseconds of a rehearsal's step: a question waits no longer for it. */
const STEP = 40;

type Told = Job | QuickJob | { readonly likely: Likely };

/**
 * Answers the jobs that arrive at a port, one after another: with an answer that was thought about, or with quick ones. Each match's content is
 * built once. Told of a match that is likely, it rehearses that one until the first job.
 */
export function answerJobs(port: Port, systems: readonly Offered[], terrain: (table: string) => Promise<unknown>): void {
  const plays = new Map<string, Play<unknown, unknown>>();
  let rehearsed: Likely | null = null;

  async function playOf({ system, setup, table }: Likely): Promise<Play<unknown, unknown>> {
    const key = fingerprint([system, setup]);
    const known = plays.get(key);
    if (known !== undefined) return known;
    const offered = offeredAs(systems, system);
    if (offered === undefined) throw new Error(`there is no rule system "${system}"`);
    const play = offered.rules.start(offered.rules.readSetup(setup), await terrain(table));
    if (plays.size >= 8) plays.delete(plays.keys().next().value!); // the oldest
    plays.set(key, play);
    return play;
  }

  async function answerOf(job: Job | QuickJob): Promise<Answer | readonly Answer[]> {
    if ('seen' in job) return quickAnswers(await playOf(job), job);
    const { milliseconds = null, playouts = milliseconds === null ? 100 : Infinity } = job.budget;
    return think(await playOf(job), job.moment, job.seat, { milliseconds, playouts, depth: DEPTH, seed: job.seed, clock: () => performance.now() });
  }

  async function rehearse(likely: Likely): Promise<void> {
    rehearsed = likely;
    const steps = rehearsalSteps(await playOf(likely), { milliseconds: STEP, playouts: Infinity, depth: DEPTH, clock: () => performance.now() });
    while (rehearsed === likely && steps.next().done !== true) await new Promise(setImmediate);
  }

  port.on('message', (text) => {
    const told = JSON.parse(text) as Told;
    // Whoever asks says what is wrong with a match.
    if ('likely' in told) return void rehearse(told.likely).catch(() => undefined);
    rehearsed = null;
    answerOf(told).then(
      (answer) => port.postMessage(JSON.stringify({ answer })),
      (error: unknown) => port.postMessage(JSON.stringify({ error: causeOf(error) })),
    );
  });
}
