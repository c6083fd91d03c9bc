import { fingerprint } from '../core/hash.ts';
import type { Play } from '../core/rules.ts';
import type { Answer } from '../core/script.ts';
import { causeOf } from '../host/fault.ts';
import { offeredAs, type Offered } from '../host/offer.ts';
import { quickAnswers } from '../host/quick.ts';
import type { Job, QuickJob } from '../host/thinker.ts';
import { think } from '../search/think.ts';
import type { Port } from './port.ts';

/** Answers in one imagined future. */
export const DEPTH = 25;

/** Answers the jobs that arrive at a port, one after another: with an answer that was thought about, or with quick ones. Each match's content is built once. */
export function answerJobs(port: Port, systems: readonly Offered[], terrain: (table: string) => Promise<unknown>): void {
  const plays = new Map<string, Play<unknown, unknown>>();

  async function playOf({ system, setup, table }: Job | QuickJob): Promise<Play<unknown, unknown>> {
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

  port.on('message', (text) => {
    void answerOf(JSON.parse(text) as Job | QuickJob).then(
      (answer) => port.postMessage(JSON.stringify({ answer })),
      (error: unknown) => port.postMessage(JSON.stringify({ error: causeOf(error) })),
    );
  });
}
